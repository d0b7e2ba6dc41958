/** Keyboard shortcuts of the table. */
export const KEYS: [keys: string, what: string][] = [
  ['Arrow keys', 'Go from cell to cell of the table'],
  ['Home, End', 'First and last column; with Ctrl the first and last row'],
  ['Page Up, Page Down', 'One screen of rows up or down'],
  ['Enter', 'On the name of a column: sort by it'],
]
