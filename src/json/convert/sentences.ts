import { whole } from '@/lib/format.ts'
import { fileSize } from '@/lib/file-size.ts'
import { counted, plural } from '@/lib/quantity.ts'

/** Keyboard shortcuts of the table. */
export const KEYS: [keys: string, what: string][] = [
  ['Arrow keys', 'Go from cell to cell of the table'],
  ['Home, End', 'First and last column; with Ctrl the first and last row'],
  ['Page Up, Page Down', 'One screen of rows up or down'],
  ['Enter', 'On a column name: sort by the column'],
]

/** Why a document is not converted. */
export const REFUSALS = {
  tooManyColumns:
    'These rows have more than 5,000 different keys, too many for the columns of a table.',
  noString:
    'Only a JSON string has a plain text. To unescape one string of a document, select it in Query and press Convert.',
  noRows: 'There are no values here to make rows from.',
  tooWide: (rows: number, keys: number) =>
    `${whole(rows)} rows with ${whole(keys)} different keys would make a table of mostly empty cells, too large for this page.`,
  tooDeep: (indents: number) =>
    `This document is nested so deeply that YAML would have ${fileSize(indents)} of indents.`,
}

/** What another format cannot represent, or what its readers make of it. */
export const NOTES = {
  sameNames: (same: number) =>
    `${counted(same, 'column has', 'columns have')} the same name as another, because a key contains a dot.`,
  repeatedKeys: 'Some objects have the same key more than once: a row shows its last value.',
  oneLine:
    'JSON Lines has one value on each line. This document is not an array, so it is one line.',
  incompleteRows: (incomplete: number, count: number) =>
    `${whole(incomplete)} of ${whole(count)} rows ${plural(incomplete, 'lacks', 'lack')} some of the columns: those cells are empty.`,
  formulas: (inert: number) =>
    `${counted(inert, 'cell begins', 'cells begin')} like a formula. An apostrophe in front keeps a spreadsheet from running it.`,
  halfCharacters: (count: number) =>
    `${counted(count, 'string has', 'strings have')} half a character (a lone surrogate), which no file can hold. It is replaced by �.`,
  yamlRepeatedKeys: (count: number, first: { key: string; path: string }) =>
    `YAML does not allow what this document has ${plural(count, 'once', `${whole(count)} times`)}: the same key again in one object, such as ${JSON.stringify(first.key)} in ${first.path}. Most readers will refuse the file.`,
  yamlLongIntegers: (count: number) =>
    `${counted(count, 'whole number is', 'whole numbers are')} beyond 2^53. All digits are written; readers in Python and Ruby keep them, readers in JavaScript usually round them.`,
  yamlHalfCharacters: (count: number) =>
    `${counted(count, 'string has', 'strings have')} half a character (a lone surrogate). It is written as an escape, which some readers refuse.`,
}
