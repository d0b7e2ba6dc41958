import type { JsonSink } from './format.ts'

/** Returns the value of a JSON string, with or without its outer quotes; undefined for other texts. */
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

/** Writes the JSON inside a JSON string. Throws the sentence the visitor reads when the text is not a JSON string. */
export function stringToJson(text: string, json: JsonSink): string[] {
  const value = unescaped(text)
  if (value === undefined)
    throw new Error('This is not a JSON string: its quotes or escapes are invalid.')
  json.add(value)
  return []
}

const NOTE = 'All values are strings, because a query string has no numbers.'

/** Converts a query string to an object of strings, parsed as form data (URL Standard 5.1). A repeated name has an array. */
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
