import { awake } from '@/lib/awake.ts'
import { $theme, toggleTheme, type Theme } from '@/lib/stores/theme.ts'

const toggle = document.querySelector<HTMLElement>('[data-theme-toggle]')
toggle?.addEventListener('click', toggleTheme)
$theme.subscribe((theme) => {
  wear(theme)
  toggle?.setAttribute('aria-pressed', String(theme === 'dark'))
})
if (toggle) awake(toggle)

/** Touches nothing where the theme is worn already: each touch has the browser style the whole page anew. */
function wear(theme: Theme): void {
  document.documentElement.classList.replace(theme === 'dark' ? 'light' : 'dark', theme)
}
