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
