import type { ProblemKind } from './problem.ts'
import type { RepairReport } from './repair-report.ts'

/** What is wrong, and why it is none of JSON. */
export const PROBLEMS: Record<ProblemKind, [what: string, why: string]> = {
  call: ['A call of a program', 'JSON holds data and calls nothing.'],
  comment: ['A comment', 'JSON has no comments.'],
  concatenation: ['Texts joined by +', 'JSON has one text where a program may join several.'],
  'control-character': [
    'A line break, tab or control character in a text',
    'In a text it has to be written as an escape.',
  ],
  'cut-word': ['A word that is cut off', 'The document ends in the middle of it.'],
  'doubled-comma': ['A comma too many', 'Nothing stands between the two.'],
  'empty-element': [
    'A comma with no value at its side',
    'A value may be missing, or the comma is one too many.',
  ],
  encoded: ['A document in another coat', 'The whole text is JSON that was escaped or encoded.'],
  escape: ['An escape of another language', 'JSON writes it differently.'],
  expression: ['A text joined to a name by +', 'What the name stands for is not in the document.'],
  'extra-closer': ['A closing bracket too many', 'It closes nothing that was opened.'],
  fence: ['A fenced block of Markdown', 'Only what is inside is the document.'],
  'inner-quote': [
    'Quotes inside a text',
    'Each ends the text, unless a backslash stands before it.',
  ],
  'leading-comma': ['A comma before the first item', 'There is nothing for it to part.'],
  'left-out': [
    'Something was left out here',
    'The data is not in the document, and no repair can bring it back.',
  ],
  'missing-closer': ['A closing bracket is missing', 'What was opened has to be closed.'],
  'missing-colon': ['A colon is missing', 'It stands between a key and its value.'],
  'missing-comma': ['A comma is missing', 'It stands between two items.'],
  'missing-key': ['A key is missing', 'In an object each value has one.'],
  'missing-opener': ['The opening bracket is missing', 'The items need one around them.'],
  'missing-value': ['A value is missing', 'After a key there has to be one.'],
  'no-value-of-json': [
    'A value that JSON does not have',
    'There is no such number or word in JSON.',
  ],
  number: [
    'A number in another form',
    'JSON wants digits on both sides of the point, and no plus.',
  ],
  'odd-space': [
    'An invisible character or special space',
    'Between items JSON has space, tab and line break only.',
  ],
  'outside-text': ['Words outside the document', 'They are no part of it.'],
  path: [
    'A path with single backslashes',
    'A backslash begins an escape: \\n is a line break, \\U is nothing.',
  ],
  prefix: ['A letter before a text', 'Python’s marks of a text are unknown to JSON.'],
  quotes: ['Quotes of another kind', 'JSON has straight double quotes only.'],
  separator: ['Another sign than JSON’s', 'JSON has , between items, : after keys, and { } [ ].'],
  'several-documents': [
    'Several documents in one, as in JSON Lines',
    'A JSON document is one value.',
  ],
  stray: ['A character out of place', 'Nothing can begin with it.'],
  text: ['Text without quotes', 'Only numbers, true, false and null have none.'],
  'trailing-comma': ['A comma after the last item', 'There is nothing for it to part.'],
  tuple: ['Parentheses', 'JSON has arrays in brackets.'],
  'unclosed-comment': ['A comment without an end', 'It may hide data.'],
  'unclosed-string': ['A text that is not closed', 'Its closing quote is missing.'],
  'unknown-escape': ['An unknown escape', 'JSON knows \\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u.'],
  'unquoted-key': ['A key without quotes', 'In JSON each key has them.'],
  word: ['A word of another language', 'JSON writes true, false and null.'],
  wrapper: ['A script around the document', 'JSON is the data alone.'],
  'wrong-closer': ['A closing bracket of the wrong kind', 'What was opened needs its own.'],
  'wrong-number': [
    'A number that JSON does not have',
    'It can be meant as a number, or as a text such as a PIN code.',
  ],
}

/** Why there is nothing to repair. */
export const REFUSALS: Record<Extract<RepairReport, { kind: 'refused' }>['refusal'], string> = {
  empty: 'There is no document here to repair.',
  markup: 'This is HTML or XML, not JSON, so there is nothing to repair.',
  words: 'This is plain text without a JSON document in it, so there is nothing to repair.',
  'not-text': 'The file is not UTF-8 text, so it cannot be repaired.',
  'too-large': 'Documents above 100 MB are not repaired.',
}
