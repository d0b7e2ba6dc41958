import type { LayoutOptions } from '@/json/layout/layout-options.ts'

/** The options that are a choice of a few, in the order they stand in. */
export const CHOICES: {
  name: Exclude<keyof LayoutOptions, 'finalNewline'>
  label: string
  values: Record<string, string>
}[] = [
  {
    name: 'indent',
    label: 'Indent',
    values: { '2': '2 spaces', '4': '4 spaces', tab: 'Tab' },
  },
  {
    name: 'sort',
    label: 'Order of keys',
    values: {
      off: 'As they are',
      natural: 'A to Z, numbers by value',
      'code-unit': 'By code (RFC 8785)',
    },
  },
  {
    name: 'arrays',
    label: 'Short arrays',
    values: { lines: 'An item on each line', short: 'On one line where they fit' },
  },
  {
    name: 'escapes',
    label: 'Escapes',
    values: {
      keep: 'As they are',
      escape: 'Escape all but ASCII',
      unescape: 'Write letters instead',
    },
  },
]

export const FINAL_NEWLINE = 'Line break at the end'
export const KEPT =
  'Kept in this browser for your next visit; the document is not. Minify takes the order of keys and the escapes from here.'
export const RESET = 'Reset options'
