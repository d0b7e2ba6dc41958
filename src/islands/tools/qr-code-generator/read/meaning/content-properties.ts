/** A line of a vCard or an iCalendar text. */
export interface Property {
  name: string
  /** Such as "TYPE=CELL" or, in vCard 2.1, "CELL"; in capitals. */
  parameters: string[]
  value: string
}

/** The lines of a vCard or iCalendar text, joined where they were folded (RFC 6350, 3.2; RFC 5545, 3.1). */
export function contentProperties(text: string): Property[] {
  const joined = text.replace(/\r\n?/g, '\n').replace(/\n[ \t]/g, '')
  // A vCard 2.1 breaks lines in quoted-printable with a "=" at their ends.
  const lines = joined.replace(/=\n/g, (end, at: number) => (isQuoted(joined, at) ? '' : end))
  return lines.split('\n').flatMap((line) => {
    const [, name = '', parameters = '', value = ''] =
      /^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^:"])*)?):(.*)$/s.exec(line) ?? []
    if (name === '') return []
    const list = parameters.toUpperCase().split(';').slice(1)
    return [{ name: name.toUpperCase(), parameters: list, value: plain(value, list) }]
  })
}

/** A value with its marked signs undone (RFC 6350, 3.4; RFC 5545, 3.3.11). */
export function plainValue(value: string): string {
  return value.replace(/\\(.)/gs, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign)).trim()
}

/** The parts of a value with semicolons, such as a name, without the empty ones. */
export function valueParts(value: string): string[] {
  return Array.from(value.matchAll(/((?:\\.|[^\\;])*)(?:;|$)/gs), ([, part = '']) =>
    plainValue(part),
  )
}

function isQuoted(text: string, at: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', at) + 1, at)
  return /QUOTED-PRINTABLE/i.test(line) || /=[0-9A-F]{2}/i.test(line)
}

function plain(value: string, parameters: readonly string[]): string {
  if (!parameters.some((parameter) => parameter.endsWith('QUOTED-PRINTABLE'))) return value
  const bytes = Array.from(value.matchAll(/=([0-9A-F]{2})|[^=]|=/gis), ([piece, hex]) =>
    hex === undefined ? [...new TextEncoder().encode(piece)] : [parseInt(hex, 16)],
  ).flat()
  return new TextDecoder().decode(Uint8Array.from(bytes))
}
