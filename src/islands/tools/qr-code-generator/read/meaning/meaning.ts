/** A part of what a code says, such as the amount of a payment. */
export interface Detail {
  name: string
  value: string
  /** Shown when it is asked for, such as the password of a network. */
  isSecret?: true
}

/** What a phone would do with the text of a code. */
export interface Meaning {
  /** The kind of code in a few words, for its heading. */
  kind: string
  /** What happens, in a sentence. */
  does: string
  details: readonly Detail[]
  /** What is wrong or deceptive about it. */
  warnings: readonly string[]
  /** What to know before using it, although nothing about it is wrong. */
  advice?: readonly string[]
}

/** Those details that hold something, in their order. */
export function filled(
  details: readonly (readonly [name: string, value: string | undefined])[],
): Detail[] {
  return details.flatMap(([name, value = '']) => (value === '' ? [] : [{ name, value }]))
}

/** A value of an address with its percent-escapes undone, or as it stands where they are wrong. */
export function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * The parts of a text such as `S:Home;P:a\;b;;`: each name with its value, in which a backslash stands before a sign that
 * would end it.
 */
export function markedParts(text: string): [name: string, value: string][] {
  const parts = text.matchAll(/([A-Za-z0-9-]+):((?:\\.|[^\\;])*)(?:;|$)/gsy)
  return Array.from(parts, ([, name = '', value = '']) => [
    name.toUpperCase(),
    value.replace(/\\(.)/gs, '$1'),
  ])
}

/** The first value of a name, or nothing. */
export function partOf(parts: readonly [string, string][], name: string): string {
  return parts.find(([other]) => other === name)?.[1] ?? ''
}
