import { encodeAs, type Encoding } from '../encodings/encodings.ts'
import { brokenPlaces, escapedCharacters, meaningOf, type PlusSign } from '../escaped-characters.ts'

/** The conversion for each line. */
export type LineAction = { kind: 'encode'; encoding: Encoding } | { kind: 'decode'; plus: PlusSign }

/** A line with an error. */
export interface LineProblem {
  line: number
  reason: string
}

/**
 * Converts each line separately and preserves line endings. A line that cannot be encoded does not change. Malformed
 * escapes stay encoded. Both are reported as problems.
 */
export function convertLines(
  text: string,
  action: LineAction,
): { result: string; problems: LineProblem[] } {
  const problems: LineProblem[] = []
  const result = text
    .split(/(\r\n|\n|\r)/)
    .map((piece, index) => {
      if (index % 2 === 1) return piece
      const { converted, reason } = convertLine(piece, action)
      if (reason !== undefined) problems.push({ line: index / 2 + 1, reason })
      return converted
    })
    .join('')
  return { result, problems }
}

function convertLine(line: string, action: LineAction): { converted: string; reason?: string } {
  if (action.kind === 'decode') {
    const characters = escapedCharacters(line, action.plus)
    const [first] = brokenPlaces(characters)
    const converted = meaningOf(characters)
    return first
      ? { converted, reason: `Character ${first.character}: ${first.reason}` }
      : { converted }
  }
  try {
    return { converted: encodeAs(action.encoding, line) }
  } catch (error) {
    return { converted: line, reason: (error as Error).message }
  }
}
