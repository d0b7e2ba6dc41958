import type { JsonSink } from './format.ts'

/** What a JSON string says, with or without its outer quotes; undefined where a text is none. */
export function unescaped(text: string): string | undefined {
  const trimmed = text.replace(/^\uFEFF/, '').trim()
  const isQuoted = trimmed.startsWith('"')
  if (!isQuoted && !trimmed.includes('\\"')) return undefined
  try {
    const value: unknown = JSON.parse(isQuoted ? trimmed : `"${trimmed}"`)
    return typeof value === 'string' ? value : undefined
  } catch {
    return undefined
  }
}

/** The JSON that a JSON string holds, as it is written there. Throws the sentence the visitor reads where a text is no such string. */
export function stringToJson(text: string, json: JsonSink): string[] {
  const value = unescaped(text)
  if (value === undefined)
    throw new Error('This is no JSON string: its quotes or escapes are broken.')
  json.add(value)
  return []
}

const NOTE = 'All values are texts, for a query string has no numbers.'

/** A query string as an object of texts, read as forms write it (URL Standard 5.1); a name that repeats has an array. */
export function queryToJson(text: string, json: JsonSink): string[] {
  const values = new Map<string, string[]>()
  for (const [name, value] of new URLSearchParams(text.replace(/^\uFEFF/, '').trim())) {
    const earlier = values.get(name)
    if (earlier === undefined) values.set(name, [value])
    else earlier.push(value)
  }
  const members = [...values].map(([name, all]) => {
    const value = all.length === 1 ? all[0] : all
    return `${JSON.stringify(name)}:${JSON.stringify(value)}`
  })
  json.add(`{${members.join(',')}}`)
  return [NOTE]
}
