/** The keys of the search, for the map of keys. */
export const KEYS: [keys: string, what: string][] = [
  ['Ctrl or ⌘ + F', 'Open the search in the result; pressed again, the browser’s own'],
  ['Enter', 'Go to the next match'],
  ['Shift + Enter', 'Go to the match before'],
  ['Escape', 'Close the search'],
]
