/** PEM armour with its text (RFC 7468, section 2), also where the end is missing. */
const BLOCK = /-----BEGIN ([^\r\n]+?)-----(?:(?!-----)[^])*(-----END \1-----)?/g

/** The Base64 in PEM armour. */
export interface Unarmoured {
  /** The text with blanks in place of all that is not the Base64 of its first block, so that places stay the same. */
  text: string
  note: string
}

/** Takes the Base64 out of a text with PEM armour, whose letters and dashes are not data. Undefined for any other text. */
export function unarmoured(text: string): Unarmoured | undefined {
  if (!text.includes('-----BEGIN ')) return undefined
  const [block, ...others] = text.matchAll(BLOCK)
  if (block === undefined) return undefined
  const [all, label = '', end] = block
  const start = block.index + `-----BEGIN ${label}-----`.length
  const body = text.slice(start, block.index + all.length - (end?.length ?? 0))
  const rest = text.slice(start + body.length)
  return {
    text: blank(text.slice(0, start)) + withoutHeaders(body) + blank(rest),
    note: noteOf(label, end !== undefined, others.length),
  }
}

function noteOf(label: string, hasEnd: boolean, others: number): string {
  if (!hasEnd) return `The line “-----END ${label}-----” is missing, so the Base64 may be cut off.`
  return others === 0
    ? 'Only the Base64 between the lines BEGIN and END was decoded.'
    : 'Only the first block between lines BEGIN and END was decoded.'
}

/** Blanks headers ("Proc-Type: …"), which end at an empty line, and the checksum of OpenPGP, a line that begins with "=". */
function withoutHeaders(body: string): string {
  const headers = body.includes(':') ? (/^.*?\n\s*?\n/s.exec(body)?.[0].length ?? 0) : 0
  const data = body.slice(headers).replace(/^=\S{4}\s*$/gm, blank)
  return blank(body.slice(0, headers)) + data
}

function blank(text: string): string {
  return text.replace(/[^\r\n]/g, ' ')
}
