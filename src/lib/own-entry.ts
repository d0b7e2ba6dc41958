/**
 * Returns the entry of a table under a key that somebody typed or pasted. Undefined for a key that the table does not list,
 * such as "constructor" or "__proto__", which every object inherits.
 */
export function ownEntry<Entry>(
  table: Readonly<Record<string, Entry>>,
  key: string,
): Entry | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}
