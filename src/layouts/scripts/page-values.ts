/** Values for the fields of one other page of a tool, by their names; null for a name that means something else there. */
export type PageValues = Readonly<Record<string, string | number | null>>

/** Returns the fragment of a link to another page of a tool: the values by name, with those for that page in their place. */
export function withPageValues(values: string, own: PageValues): string {
  const all = new URLSearchParams(values)
  for (const [name, value] of Object.entries(own)) {
    if (value === null) all.delete(name)
    else all.set(name, String(value))
  }
  return all.toString()
}
