import { persistentAtom } from '@nanostores/persistent'

import './safe-storage.ts'

export type Theme = 'light' | 'dark'

/** The visitor's theme, kept under the key 'theme' and shared by every open tab. Anything unreadable is 'light'. */
export const $theme = persistentAtom<Theme>('theme', 'light', {
  encode: (theme) => theme,
  decode: (stored) => (stored === 'dark' ? 'dark' : 'light'),
})

/** Switches between light and dark. */
export function toggleTheme(): void {
  $theme.set($theme.get() === 'dark' ? 'light' : 'dark')
}
