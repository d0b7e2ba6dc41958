/** Words that readers of YAML 1.2 or of the older 1.1 take for something else than text, in any case of letters. */
const WORDS = new Set('null true false yes no on off y n nan inf infinity'.split(' '))
/** A letter first, and nothing that may not be printed: YAML 1.2, sections 5.1 and 7.3.3. */
const PLAIN = /^\p{L}[\p{L}\p{M}\p{N}\p{P}\p{S} ]*$/u
/** What begins a comment or the value of a key, or would be cut off at the end. */
const MARKS = /: | #|[: ]$/
/** What cannot stand in a quoted text as it is, or is not seen there. */
const ESCAPED = /["\\]|\p{Cc}|\p{Zl}|\p{Zp}|\p{Cs}|[\uFEFF\uFFFE\uFFFF]/gu
const SHORT_ESCAPES: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
}

/** A text as YAML in one line: plain where every reader takes it for this text, otherwise in double quotes. */
export function yamlScalar(text: string): string {
  const isPlain = PLAIN.test(text) && !MARKS.test(text) && !WORDS.has(text.toLowerCase())
  return isPlain ? text : quoted(text)
}

/** Whether a text can stand line by line below `|`: nothing in it needs an escape, or is lost or hidden at an edge. */
export function fitsBlock(text: string): boolean {
  return /^\S[^]*\n/.test(text) && !NOT_IN_BLOCK.test(text) && !text.endsWith('\n\n')
}

const NOT_IN_BLOCK = /[^\n\t\P{Cc}]|[\p{Zl}\p{Zp}\p{Cs}\uFEFF\uFFFE\uFFFF]|[ \t]$/mu

function quoted(text: string): string {
  return `"${text.replace(ESCAPED, (character) => {
    const code = character.charCodeAt(0).toString(16).padStart(4, '0')
    return SHORT_ESCAPES[character] ?? `\\u${code}`
  })}"`
}
