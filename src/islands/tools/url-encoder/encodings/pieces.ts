/** A piece of a result, and whether other ways write the same characters differently. */
export interface ResultPiece {
  text: string
  differs: boolean
}

/** Adds a text to the pieces of a result, to the last of them when it is of the same kind. */
export function addPiece(pieces: ResultPiece[], text: string, differs: boolean): void {
  const last = pieces.at(-1)
  if (last?.differs === differs) last.text += text
  else pieces.push({ text, differs })
}

/** The beginning of a result, of at most so many characters. */
export function beginningOf(pieces: readonly ResultPiece[], most: number): ResultPiece[] {
  const beginning: ResultPiece[] = []
  let left = most
  for (const { text, differs } of pieces) {
    if (left <= 0) break
    beginning.push({ text: text.slice(0, left), differs })
    left -= text.length
  }
  return beginning
}
