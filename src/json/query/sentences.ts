/** Sentences of the query panel. */

export const WORDS = {
  label: 'JSONPath query',
  none: 'Type a query that begins with $, the whole document, or take one of these:',
  progress: 'Progress',
  running: 'Working…',
  cancelled: 'Cancelled. Press Enter to run the query again.',
  nothing: 'Nothing in this document is at such a place.',
  copyValues: 'Copy values',
  copyPaths: 'Copy paths',
  downloadValues: 'Download values',
  downloadPaths: 'Download paths',
  copyDocument: 'Copy as document',
  convert: 'Convert…',
  useAsInput: 'Use as input',
  copied: 'Copied to Clipboard',
  downloaded: 'Download Started',
  tooLarge:
    'Together the values are more than 100 MB: only their paths can be copied and downloaded.',
  list: 'Matches',
}

export const REFUSALS = {
  tooMany: 'This query selects more than 5 million values. Ask for less.',
  tooDeep: 'This document is nested too deeply for such a comparison.',
  tooLarge: 'This document is too large to be queried in this browser.',
}

export const REPEATED_KEYS =
  'This document has keys that occur twice in one object. A query sees the last of them, as most programs do.'

export const FIRST_PATHS =
  'Only the first million paths can be copied and downloaded; the values can be all of them.'

/** Keys of the query box. */
export const KEYS: [keys: string, what: string][] = [['Enter', 'Ask at once']]

/** Why a text is not a JSONPath query. */
export const ERRORS = {
  halfCharacter: 'This text holds half a character.',
  root: 'A query begins with $, which is the whole document.',
  segment: 'Expected a dot or a square bracket here.',
  nameAfterDot: 'Expected a name or * after the dot.',
  openBracket: 'This bracket is not closed.',
  bracketEnd: 'Expected a comma or a closing square bracket here.',
  selector: 'Expected a name in quotes, an index, a slice, * or a filter here.',
  tooDeep: 'This filter is nested too deeply.',
  severalValues:
    "A path that can give several values cannot be compared. Ask inside of it: [?@.tags[?@ == 'new']].",
  notEquals: 'Write != instead, or put the comparison in parentheses: !(…).',
  comparedParentheses: 'What is in parentheses cannot be compared.',
  openParenthesis: 'This parenthesis is not closed.',
  operand: 'Expected @, $, a value or a function here.',
  argumentEnd: 'Expected a comma or a closing parenthesis here.',
  comparedCondition: 'match() and search() are conditions and cannot be compared.',
  integer: 'Write whole numbers without leading zeros.',
  largeIndex: 'This index is larger than JSONPath allows (2^53 − 1).',
  number: 'Write numbers as JSON has them, such as 12, -0.5 or 1e9.',
  openQuote: 'This text has no closing quote.',
  control: 'A line break or tab cannot stand in a text: write \\n or \\t.',
  noCondition: (isLiteral: boolean) =>
    `${isLiteral ? 'A value by itself' : 'What this function gives'} is no condition: compare it, for example with == or >.`,
  unknownFunction: (name: string) =>
    `JSONPath has no function ${name}(). There are length, count, value, match and search.`,
  usage: (name: string, usage: string) => `${name}() is written like ${usage}.`,
  pathArgument: (name: string, usage: string) => `${name}() takes a path: ${usage}.`,
  escape: (quote: string) =>
    `No escape of JSONPath. Write \\\\ for a backslash and \\${quote} for this quote.`,
}

/** An example call of each function of RFC 9535. */
export const USAGE: Record<string, string> = {
  length: 'length(@.name)',
  count: 'count(@.items[*])',
  value: 'value(@..id)',
  match: "match(@.name, 'A.*')",
  search: "search(@.name, 'text')",
}

/** What a visitor may not expect of a valid query. */
export const NOTES = {
  size: (size: string) =>
    `.${size} looks for a member with the name “${size}”. In a filter, length(@.name) is the length of a text, an array or an object.`,
  pattern: (pattern: string) =>
    `The pattern “${pattern}” is no I-Regexp (RFC 9485), so it matches nothing. It knows no \\d, \\w, \\s or \\b, no lookahead and no lazy +?: write [0-9] for \\d.`,
}
