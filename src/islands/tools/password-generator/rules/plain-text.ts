/** Names of symbols. */
const SYMBOL_NAMES: readonly [RegExp, string][] = [
  [/\bunder-?scores?\b/gi, '_'],
  [/\b(?:hyphens?|dash(?:es)?|minus signs?)\b/gi, '-'],
  [/\b(?:full stops?|periods?(?! of)|dots?)\b/gi, '.'],
  [/\bcommas?\b/gi, ','],
  [/\bsemi-?colons?\b/gi, ';'],
  [/\bcolons?\b/gi, ':'],
  [/\bat[- ](?:signs?|symbols?)\b/gi, '@'],
  [/\b(?:hash(?:es| signs?| symbols?)?|pound signs?)\b/gi, '#'],
  [/\bdollars?(?: signs?| symbols?)?\b/gi, '$'],
  [/\bpercent(?:age)?(?: signs?| symbols?)?\b/gi, '%'],
  [/\bampersands?\b/gi, '&'],
  [/\b(?:asterisks?|stars?)\b/gi, '*'],
  [/\bplus signs?\b/gi, '+'],
  [/\bequals? signs?\b/gi, '='],
  [/\bexclamation (?:marks?|points?)\b/gi, '!'],
  [/\bquestion marks?\b/gi, '?'],
  [/\bback-?slash(?:es)?\b/gi, '\\'],
  [/\b(?:forward )?slash(?:es)?\b/gi, '/'],
  [/\bangle brackets?\b/gi, '<>'],
  [/\b(?:parenthes[ei]s|round brackets?|brackets?)\b/gi, '()[]'],
  [/\bapostrophes?\b|\bsingle quot(?:e|ation mark)s?\b/gi, "'"],
  [/\bdouble quot(?:e|ation mark)s?\b/gi, '"'],
  [/\bquot(?:e|ation mark)s?\b/gi, `'"`],
  [/\btildes?\b/gi, '~'],
]

/** Replaces each symbol name, and the symbol in brackets after it, with what `name` returns. */
export function takeSymbolNames(
  text: string,
  name: (symbols: string, written: string) => string,
): string {
  return SYMBOL_NAMES.reduce(
    (rest, [pattern, symbols]) =>
      rest.replaceAll(new RegExp(`${pattern.source}(?: *\\(.\\))?`, 'gi'), (found) =>
        name(symbols, found),
      ),
    text,
  )
}

/** Returns a text with one kind of quotation mark and dash, and with ranges of letters, comparison signs and "8+" as words. */
export function plainText(text: string): string {
  return (
    text
      .replaceAll(/[“”„]/g, '"')
      .replaceAll(/[’‘]/g, "'")
      .replaceAll(/[–—−]/g, '-')
      .replaceAll(/[\u00a0\t]/g, ' ')
      .replaceAll(/\(s\)|\(es\)/g, 's')
      .replaceAll(/\b(?:e\.g|i\.e|eg)\b\.?[,:]?/gi, ' such as ')
      .replaceAll(/\betc\b\.?|\.\.\./gi, ' ')
      .replaceAll(/\b(min|max|no|char|chars)\./gi, '$1')
      .replaceAll(/(\d) ?\+(?! ?[!-/:-@[-`{-~])/g, '$1 or more')
      .replaceAll(/(?:>=|≥) ?(?=\d)/g, ' at least ')
      .replaceAll(/(?:<=|≤) ?(?=\d)/g, ' at most ')
      .replaceAll(
        /[[(] ?(A ?(?:-|to|through) ?Z|a ?(?:-|to) ?z|0 ?(?:-|to) ?9|1 ?- ?9) ?[)\]]/g,
        ' $1 ',
      )
      .replaceAll(/(?<![A-Z])A ?(?:-|to|through) ?Z(?![A-Z])/g, ' rangeupper ')
      .replaceAll(/(?<![a-z])a ?(?:-|to|through) ?z(?![a-z])/g, ' rangelower ')
      .replaceAll(/\b(?:0 ?(?:-|to|through) ?9|1-9)(?! ?char)/g, ' rangedigit ')
      .replaceAll(/(?<=range(?:upper|lower)) *0-9/g, ' rangedigit ')
      // "Letters (A-Z, a-z)".
      .replaceAll(
        /[[(] *(?:range(?:upper|lower)(?: |,|\/|&|and\b|or\b)*){2}[)\]]/g,
        ' rangeletter ',
      )
  )
}

const COUNTS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const COUNT = new RegExp(`\\b(?:${COUNTS.join('|')})\\b`, 'g')

/** Returns a lowercase clause with numbers in digits, ranges as "8..16", every negation as "not", and no choice among kinds. */
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
    .replaceAll(/(?<!\d)(\d+) ?\(\1\)/g, '$1')
    .replaceAll(/(\d)-(?=[a-z])/g, '$1 ')
    .replaceAll(
      /\b(?:between |from )?(\d+)(?: ?(?:characters?|chars?))? ?(?:-|~|to|through|up ?to) ?(\d+)\b/g,
      ' $1..$2 ',
    )
    .replaceAll(/\bbetween (\d+)(?: characters?)? and (\d+)\b/g, ' $1..$2 ')
    // "Upper and lower case letters": both share the noun.
    .replaceAll(/\b(upper|lower)(?:[- ]?case)?-? ?(and|or|&|\/|,) ?(?=(?:upper|lower))/g, '$1 $2 ')
  return withoutChoices(plain)
}

/** "Three of the four kinds of characters", with the rest of the clause. */
const OF_KINDS =
  /\b(\d+|each)((?: (?:of|from|out|different|the|these|those|any|all|following|below|above|listed|\d+|each|kinds?|types?|class(?:es)?|categor(?:y|ies)|groups?|sets?|rules|requirements|criteria|conditions|characters?(?= (?:types?|kinds|class|categor|groups?|sets?)))\b)+)(?=(.*))/g

/** Requires all kinds instead of "three of these kinds", and the usual four if no kind is named. "One of these symbols" stays. */
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
