/**
 * Returns a text without the given characters at its end. A pattern such as `/=+$/` searches from each place where such a
 * character is, which takes minutes in a long text of them.
 */
export function withoutEnd(text: string, characters: string): string {
  let end = text.length
  while (end > 0 && characters.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}
