import { $theme, toggleTheme } from '@/lib/stores/theme.ts'

const toggle = document.querySelector('[data-theme-toggle]')
toggle?.addEventListener('click', toggleTheme)
$theme.subscribe((theme) => {
  wear(theme)
  toggle?.setAttribute('aria-pressed', String(theme === 'dark'))
})
// Paper is light. Before anyone else hears of it, so that what a script draws is drawn in these colours.
addEventListener('beforeprint', () => wear('light'), { capture: true })
addEventListener('afterprint', () => wear($theme.get()), { capture: true })

function wear(theme: string): void {
  document.documentElement.classList.remove('light', 'dark')
  document.documentElement.classList.add(theme)
}
