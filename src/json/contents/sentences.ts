import type { NodeKind } from '../text/nodes.ts'
import type { FindingKind } from './contents-report.ts'

/** The texts of the panel. */

export const TOO_LARGE = 'This document is too large to be scanned in this browser.'

export const WORDS = {
  progressLabel: 'Progress',
  cancel: 'Cancel',
  cancelled: 'Cancelled.',
  again: 'Start again',
  progress: 'Reading the document…',
  show: 'Show',
  deepest: 'Show the deepest value',
  sizes: 'Size by path',
  sizesHint:
    '[*] counts all elements of an array together. Sizes are those of the text on the Text tab.',
  none: 'No repeated keys, no numbers that change when they are read, and no mixed types.',
}

export const KINDS: Record<NodeKind, [one: string, many: string]> = {
  object: ['object', 'objects'],
  array: ['array', 'arrays'],
  string: ['string', 'strings'],
  number: ['number', 'numbers'],
  boolean: ['boolean', 'booleans'],
  null: ['null', 'nulls'],
}

/** The heading of each kind of finding, and the reason why it matters. */
export const FINDINGS: Record<FindingKind, [heading: string, reason: string]> = {
  duplicates: ['Repeated keys', 'Most programs keep only the last value of such a key.'],
  mixed: [
    'Mixed types',
    'Values of different types at one path. Show goes to the first of the rarest type.',
  ],
  beyond: [
    'Whole numbers beyond 2^53',
    'JavaScript and many other programs change their last digits.',
  ],
  digits: ['More digits than a double holds', 'Programs that read numbers as doubles round them.'],
  overflow: ['Numbers too large for a double', 'Some programs read infinity, others stop.'],
  underflow: ['Numbers too small for a double', 'Programs that read numbers as doubles read 0.'],
  minusZero: ['Minus zero', 'JavaScript writes it back as 0.'],
  spelling: [
    'Whole numbers written in two ways',
    'Typed languages may read 1 as an integer and 1.0 as a fraction.',
  ],
  null: ['Null', 'Values that are null.'],
  empty: ['Empty strings', 'Values that are "".'],
}
