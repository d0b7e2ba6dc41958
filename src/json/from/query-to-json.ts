import type { JsonSink } from './format.ts'

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
