/** Whether a text has all typed words, in any order. Case, accents and kinds of apostrophes do not count. */
export function hasAllWords(text: string, typed: string): boolean {
  const plain = toPlain(text)
  return toPlain(typed)
    .split(/\s+/)
    .every((word) => plain.includes(word))
}

function toPlain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll('’', "'")
    .toLowerCase()
    .trim()
}
