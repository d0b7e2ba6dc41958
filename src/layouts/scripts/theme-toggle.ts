import { $theme, toggleTheme } from '@/lib/stores/theme.ts'

const toggle = document.querySelector('[data-theme-toggle]')
toggle?.addEventListener('click', toggleTheme)
$theme.subscribe((theme) => {
  wear(theme)
  toggle?.setAttribute('aria-pressed', String(theme === 'dark'))
})
// Pages are printed in the light theme. `capture` runs this first, so that charts redrawn for printing use its colours.
addEventListener('beforeprint', () => wear('light'), { capture: true })
addEventListener('afterprint', () => wear($theme.get()), { capture: true })

function wear(theme: string): void {
  document.documentElement.classList.remove('light', 'dark')
  document.documentElement.classList.add(theme)
}
