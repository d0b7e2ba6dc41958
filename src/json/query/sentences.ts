/** Sentences of the query panel. */

export const WORDS = {
  label: 'JSONPath query',
  none: 'Type a query that begins with $, the whole document, or choose one:',
  progress: 'Progress',
  running: 'Working…',
  cancelled: 'Cancelled. Press Enter to run the query again.',
  nothing: 'No value in this document matches.',
  copyValues: 'Copy values',
  copyPaths: 'Copy paths',
  downloadValues: 'Download values',
  downloadPaths: 'Download paths',
  copyDocument: 'Copy as document',
  convert: 'Convert…',
  useAsInput: 'Use as input',
  copied: 'Copied to Clipboard',
  downloaded: 'Download Started',
  tooLarge: 'The values are more than 100 MB in total: you can copy and download only their paths.',
  list: 'Matches',
}

export const REFUSALS = {
  tooMany: 'This query selects more than 5 million values. Narrow it.',
  tooDeep: 'This document is nested too deeply for such a comparison.',
  tooLarge: 'This document is too large to be queried in this browser.',
}

export const REPEATED_KEYS =
  'This document has keys that occur twice in one object. A query uses the last one, as most programs do.'

export const FIRST_PATHS = 'You can copy and download only the first million paths, but all values.'

/** Keys of the query box. */
export const KEYS: [keys: string, what: string][] = [['Enter', 'Run the query now']]

/** Why a text is not a JSONPath query. */
export const ERRORS = {
  halfCharacter: 'This text contains half a character.',
  root: 'A query begins with $, which is the whole document.',
  segment: 'Expected a dot or a square bracket here.',
  nameAfterDot: 'Expected a name or * after the dot.',
  openBracket: 'This bracket is not closed.',
  bracketEnd: 'Expected a comma or a closing square bracket here.',
  selector: 'Expected a name in quotes, an index, a slice, * or a filter here.',
  tooDeep: 'This filter is nested too deeply.',
  severalValues:
    "A path that can give several values cannot be compared. Test its elements: [?@.tags[?@ == 'new']].",
  notEquals: 'Write != instead, or put the comparison in parentheses: !(…).',
  comparedParentheses: 'A group in parentheses cannot be compared.',
  openParenthesis: 'This parenthesis is not closed.',
  operand: 'Expected @, $, a value or a function here.',
  argumentEnd: 'Expected a comma or a closing parenthesis here.',
  comparedCondition: 'match() and search() are conditions and cannot be compared.',
  integer: 'Write whole numbers without leading zeros.',
  largeIndex: 'This index is larger than JSONPath allows (2^53 − 1).',
  number: 'Write numbers as in JSON, such as 12, -0.5 or 1e9.',
  openQuote: 'This string has no closing quote.',
  control: 'A string cannot contain a line break or tab: write \\n or \\t.',
  noCondition: (isLiteral: boolean) =>
    `${isLiteral ? 'A value alone' : 'The result of this function'} is not a condition: compare it, for example with == or >.`,
  unknownFunction: (name: string) =>
    `JSONPath has no function ${name}(). It has length, count, value, match and search.`,
  usage: (name: string, usage: string) => `${name}() is written like ${usage}.`,
  pathArgument: (name: string, usage: string) => `${name}() takes a path: ${usage}.`,
  escape: (quote: string) =>
    `Not a JSONPath escape. Write \\\\ for a backslash and \\${quote} for this quote.`,
}

/** An example call of each function of RFC 9535. */
export const USAGE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    length: 'length(@.name)',
    count: 'count(@.items[*])',
    value: 'value(@..id)',
    match: "match(@.name, 'A.*')",
    search: "search(@.name, 'text')",
  }),
)

/** What a visitor may not expect of a valid query. */
export const NOTES = {
  size: (size: string) =>
    `.${size} looks for a member with the name “${size}”. In a filter, length(@.name) is the length of a string, an array or an object.`,
  pattern: (pattern: string) =>
    `The pattern “${pattern}” is not an I-Regexp (RFC 9485), so it matches nothing. I-Regexp has no \\d, \\w, \\s or \\b, no lookahead and no lazy +?. Write [0-9] for \\d.`,
}
