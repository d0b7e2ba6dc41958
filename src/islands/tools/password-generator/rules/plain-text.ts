/** Words that name one symbol. */
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

/** Gives each named symbol to `name` and puts its answer in place of it, and of the symbol in brackets behind it. */
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

/** Text with one kind of quotation mark and dash, ranges of letters as words, and comparison signs and "8+" in words. */
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
