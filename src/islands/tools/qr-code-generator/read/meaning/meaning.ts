/** A detail of a code, such as the amount of a payment. */
export interface Detail {
  name: string
  value: string
  /** Shown on request, such as the password of a network. */
  isSecret?: true
}

/** What a phone would do with the text of a code. */
export interface Meaning {
  /** The kind of code, for its heading. */
  kind: string
  /** The sentence that says what happens. */
  does: string
  details: readonly Detail[]
  /** What is wrong or deceptive about it. */
  warnings?: readonly string[]
  /** What to know before using it, although nothing about it is wrong. */
  advice?: readonly string[]
}

/** Returns the details that have a value, in their order. */
export function filled(
  details: readonly (readonly [name: string, value: string | undefined])[],
): Detail[] {
  return details.flatMap(([name, value = '']) => (value === '' ? [] : [{ name, value }]))
}

/** Percent-decodes a value of an address, or returns it unchanged if it is malformed. */
export function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Parses a text such as `S:Home;P:a\;b;;` into names and values. A backslash escapes a sign in a value. */
export function markedParts(text: string): [name: string, value: string][] {
  const parts = text.matchAll(/([A-Za-z0-9-]+):((?:\\.|[^\\;])*)(?:;|$)/gsy)
  return Array.from(parts, ([, name = '', value = '']) => [
    name.toUpperCase(),
    value.replace(/\\(.)/gs, '$1'),
  ])
}

/** Returns the first value of a name, or an empty text. */
export function partOf(parts: readonly [string, string][], name: string): string {
  return parts.find(([other]) => other === name)?.[1] ?? ''
}
