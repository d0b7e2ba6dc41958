/** Applies and saves the theme. on-demand.ts loads it at the first use of the page. */
import { awake } from '@/lib/first-use.ts'
import { $theme, toggleTheme, type Theme } from '@/lib/stores/theme.ts'

const toggle = document.querySelector<HTMLElement>('[data-theme-toggle]')
toggle?.addEventListener('click', toggleTheme)
$theme.subscribe((theme) => {
  applyTheme(theme)
  toggle?.setAttribute('aria-pressed', String(theme === 'dark'))
})
if (toggle) awake(toggle)

/** Applies a theme. `replace` changes nothing if the theme is set already, so the browser does not restyle the page. */
function applyTheme(theme: Theme): void {
  document.documentElement.classList.replace(theme === 'dark' ? 'light' : 'dark', theme)
}
