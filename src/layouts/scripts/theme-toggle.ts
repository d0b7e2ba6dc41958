import { $theme, toggleTheme, type Theme } from '@/lib/stores/theme.ts'

const toggle = document.querySelector('[data-theme-toggle]')
toggle?.addEventListener('click', toggleTheme)
$theme.subscribe((theme) => {
  wear(theme)
  toggle?.setAttribute('aria-pressed', String(theme === 'dark'))
})
// Pages are printed in the light theme. `capture` runs this first, so that charts redrawn for printing use its colours.
addEventListener('beforeprint', () => wear('light'), { capture: true })
addEventListener('afterprint', () => wear($theme.get()), { capture: true })

/** Touches nothing where the theme is worn already: each touch has the browser style the whole page anew. */
function wear(theme: Theme): void {
  document.documentElement.classList.replace(theme === 'dark' ? 'light' : 'dark', theme)
}
