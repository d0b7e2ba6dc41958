const COUNTS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const COUNT = new RegExp(`\\b(?:${COUNTS.join('|')})\\b`, 'g')

/** Returns a clause in small letters with numbers in digits, ranges as "8..16", every refusal as "not", and no choice among kinds. */
export function plainClause(clause: string): string {
  const plain = clause
    .replaceAll(/\bca(?:n ?not|n't)\b/g, 'not')
    .replaceAll(/n't\b/g, ' not')
    .replaceAll(
      /\b(?:may|can|must|should|shall|will|could|would|do|does|is|are|has|have)(?: (?:also|always))? not\b/g,
      'not',
    )
    .replaceAll(COUNT, (word) => String(COUNTS.indexOf(word)))
    .replaceAll(/\bonce\b/g, '1 times')
    .replaceAll(/\btwice\b/g, '2 times')
    .replaceAll(/\bthrice\b/g, '3 times')
    .replaceAll(/\bsingle (?=[a-z])/g, '1 ')
    .replaceAll(/(\d+) ?\(\1\)/g, '$1')
    .replaceAll(/(\d)-(?=[a-z])/g, '$1 ')
    .replaceAll(
      /\b(?:between |from )?(\d+)(?: ?(?:characters?|chars?))? ?(?:-|~|to|through|up ?to) ?(\d+)\b/g,
      ' $1..$2 ',
    )
    .replaceAll(/\bbetween (\d+)(?: characters?)? and (\d+)\b/g, ' $1..$2 ')
    // Both cases share the noun of the last one.
    .replaceAll(/\b(upper|lower)(?:[- ]?case)?-? ?(and|or|&|\/|,) ?(?=(?:upper|lower))/g, '$1 $2 ')
  return withoutChoices(plain)
}

/** "Three of the four kinds of characters", with what follows. */
const OF_KINDS =
  /\b(\d+|each)((?: (?:of|from|out|different|the|these|those|any|all|following|below|above|listed|\d+|each|kinds?|types?|class(?:es)?|categor(?:y|ies)|groups?|sets?|rules|requirements|criteria|conditions|characters?(?= (?:types?|kinds|class|categor|groups?|sets?)))\b)+)(?=(.*))/g

/** "Three of these kinds" is met by all of them; where none is named, the usual four are meant. "One of these symbols" stays. */
function withoutChoices(clause: string): string {
  return clause.replaceAll(OF_KINDS, (found, count: string, words: string, rest: string) => {
    if (
      !/following|below|above|kind|type|class|categor|group|sets?|rules|requir|criteria|conditions|of (?:the |these )?\d/.test(
        words,
      )
    )
      return found
    const isOfSymbols = /^[ :]*(?:list\d+x|special|symbols?)/.test(rest) && !/,|\band\b/.test(rest)
    if (isOfSymbols || (count === '1' && !/\d/.test(words))) return `${count} `
    const hasKinds =
      /upper|lower|capital|small|letter|digit|number|numer|symbol|special|list\d+x|alphabet|range/.test(
        rest,
      )
    return hasKinds ? ' must ' : ' uppercase, lowercase, digits, symbols '
  })
}
