import { persistentAtom } from '@nanostores/persistent'

import './safe-storage.ts'

export type Theme = 'light' | 'dark'

/** The visitor's theme, stored under the key 'theme' and shared by all open tabs. An invalid value is 'light'. */
export const $theme = persistentAtom<Theme>('theme', 'light', {
  encode: (theme) => theme,
  decode: (stored) => (stored === 'dark' ? 'dark' : 'light'),
})

/** Switches between light and dark. */
export function toggleTheme(): void {
  $theme.set($theme.get() === 'dark' ? 'light' : 'dark')
}
