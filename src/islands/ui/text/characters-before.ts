/**
 * Returns the number of characters before an index, counting an emoji as one. It counts in place: spreading a text of
 * 50 MB into an array would take gigabytes.
 */
export function charactersBefore(text: string, index: number): number {
  let count = 0
  for (let at = 0; at < index; at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1) count++
  return count
}
