/**
 * Compiles the pattern of `match()` or `search()`. Undefined when it is not valid under RFC 9485 (I-Regexp), which has no `\d`,
 * no lookahead and no lazy quantifier: such a pattern matches nothing. As in the test suite of RFC 9535, ^ and $ match the ends
 * of the text.
 */
export function asRegExp(pattern: string, extent: 'whole' | 'part'): RegExp | undefined {
  const source = translated(pattern)
  if (source === undefined) return undefined
  try {
    return new RegExp(extent === 'whole' ? `^(?:${source})$` : source, 'u')
  } catch {
    // A range such as [z-a] or {3,1}.
    return undefined
  }
}

const PROPERTY = String.raw`\\[Pp]\{(?:L[lmotu]?|M[cen]?|N[dlo]?|P[cdefios]?|Z[lps]?|S[ckmo]?|C[cfno]?)\}`
const ESCAPE = String.raw`\\[()*+\-.?[\\\]^nrt{|}]`
const IN_CLASS = String.raw`(?:${PROPERTY}|(?:[^\-[\\\]]|${ESCAPE})(?:-(?:[^\-[\\\]]|${ESCAPE}))?)`
const CLASS = String.raw`\[\^?(?:-|${IN_CLASS})${IN_CLASS}*-?\]`
const ATOM = new RegExp(String.raw`[^()*+.?[\\\]{|}]|\.|${ESCAPE}|${PROPERTY}|${CLASS}`, 'uy')
const QUANTIFIER = /[*+?]|\{\d+(?:,\d*)?\}/uy

function translated(pattern: string): string | undefined {
  let source = ''
  let depth = 0
  let at = 0
  const take = (part: RegExp): string => {
    part.lastIndex = at
    const found = part.exec(pattern)?.[0] ?? ''
    at += found.length
    return found
  }
  while (at < pattern.length) {
    const character = pattern[at] as string
    if (character === '(' || character === '|') {
      if (character === '(') depth++
      source += character
      at++
      continue
    }
    if (character === ')') {
      if (depth-- === 0) return undefined
      source += character
      at++
    } else {
      const atom = take(ATOM)
      if (atom === '') return undefined
      source += engineAtom(atom)
    }
    source += take(QUANTIFIER)
  }
  return depth === 0 ? source : undefined
}

/**
 * Converts an atom by RFC 9485 section 5.3: the dot excludes line breaks. JavaScript has no escape for a hyphen outside
 * brackets.
 */
function engineAtom(atom: string): string {
  if (atom === '.') return String.raw`[^\n\r]`
  return atom === String.raw`\-` ? '-' : atom
}
