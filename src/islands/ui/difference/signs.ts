/** How a row of two texts differs: its sign, its name for screen readers and the word of its style. Colour is only an additional cue. */
export interface Sign {
  sign: string
  name: string
  word: string
}

export const SAME: Sign = { sign: '', name: '', word: 'same' }
export const REMOVED: Sign = { sign: '−', name: 'Removed', word: 'removed' }
export const ADDED: Sign = { sign: '+', name: 'Added', word: 'added' }
export const CHANGED: Sign = { sign: '~', name: 'Changed', word: 'changed' }

/** The labels of the two texts. */
export const SIDES = {
  left: { label: 'Left (before)', name: 'left' },
  right: { label: 'Right (after)', name: 'right' },
} as const

/** The note of a comparison whose search was ended by its step budget. */
export const COARSE_NOTE =
  'The texts differ in too many places to find the fewest differences. More lines may be marked than necessary, but no difference is missing.'

export type Side = keyof typeof SIDES

/** The keyboard shortcuts for the steps, for a list of shortcuts. */
export const STEP_KEYS: [keys: string, what: string][] = [
  ['Alt + ↓', 'Next difference'],
  ['Alt + ↑', 'Previous difference'],
]
