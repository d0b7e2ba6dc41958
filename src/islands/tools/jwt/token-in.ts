import { findJwt } from '@/islands/ui/token/find-jwt.ts'

/** UTF-16 code units that are searched for a token. */
export const MOST_READ = 1_000_000

/** A token as it is written, with what ends it only by mistake. */
interface Found {
  compact: string
  count: number
  note?: string
}

/** Finds the first token of a text, or what comes nearest to one. */
export function tokenIn(text: string): Found {
  const joined = joinedToken(text)
  if (joined !== undefined) {
    const note = 'Spaces or line breaks inside the token were removed.'
    return { compact: joined, count: 1, note }
  }
  const found = findJwt(text, MOST_READ)
  if (found !== undefined) return { compact: found.token.compact + found.rest, count: found.count }
  // Nothing in it can be read as it is, so what comes nearest is read strictly, for its error.
  const words = text.match(/[^\s"'`,;:<>()]+/g) ?? []
  const withDots = words.filter((word) => word.includes('.'))
  const compact = withDots.find((word) => /^e[wy]/.test(word)) ?? withDots[0] ?? words.at(-1)
  return { compact: compact ?? '', count: 1 }
}

/** Returns a token that line breaks or spaces divide, as from a terminal or a letter. */
function joinedToken(text: string): string | undefined {
  const token = text.trim().replace(/^(?:authorization\s*:\s*)?bearer\s+/i, '')
  if (!/\s/.test(token) || !/^e[wy](?:[\w.\s-]+|[\w.\r\n+/=-]+)$/.test(token)) return undefined
  const joined = token.replace(/\s+/g, '')
  const dots = joined.split('.').length - 1
  const first = token.split(/\s/)[0]?.split('.').length ?? 0
  const isOne = dots === 2 || (dots === 4 && first < 3)
  const found = isOne && findJwt(joined, MOST_READ)
  return found && found.token.compact + found.rest === joined ? joined : undefined
}
