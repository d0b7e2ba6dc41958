/** Values for the fields of another page of a tool, by name; null for a name with a different meaning there. */
export type PageValues = Readonly<Record<string, string | number | null>>

/** Returns the fragment of a link to another page of a tool: the values, replaced by those for that page where it has any. */
export function withPageValues(values: string, own: PageValues): string {
  const all = new URLSearchParams(values)
  for (const [name, value] of Object.entries(own)) {
    if (value === null) all.delete(name)
    else all.set(name, String(value))
  }
  return all.toString()
}
