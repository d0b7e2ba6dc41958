/** The keys that do something at one place of a page. */
export interface KeyGroup {
  title: string
  keys: readonly (readonly [keys: string, what: string])[]
}

export const TITLE = 'Keys of this page'

export const SHOW_KEYS = ['?', 'Show these keys'] as const

export const TABS: KeyGroup = {
  title: 'Tabs of the result',
  keys: [
    ['← →', 'Go from tab to tab'],
    ['Enter, Space', 'Open the tab'],
  ],
}
