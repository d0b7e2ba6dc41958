/**
 * A file's text. Throws the sentence the visitor reads when it has the wrong ending, is larger than `maxBytes`,
 * is empty, or is not UTF-8 (decoding with replacement characters would change what the visitor has).
 */
export async function readTextFile(file: File, ending: string, maxBytes: number): Promise<string> {
  assertFileEnding(file, ending)
  if (file.size === 0) throw new Error(`${file.name} is empty.`)
  if (file.size > maxBytes) {
    throw new Error(
      `${file.name} is larger than ${Math.floor(maxBytes / 1_000_000)} MB, the most this tool takes.`,
    )
  }
  try {
    // A byte order mark is not part of the text.
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  } catch {
    throw new Error(`${file.name} is not UTF-8 text.`)
  }
}

/** Throws the sentence the visitor reads when a file's name does not end as it must (".json"). */
export function assertFileEnding(file: File, ending: string): void {
  if (!file.name.toLowerCase().endsWith(ending)) throw new Error(`Please choose a ${ending} file.`)
}
