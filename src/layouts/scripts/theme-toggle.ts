import { $theme, toggleTheme } from '@/lib/stores/theme.ts'

const toggle = document.querySelector('[data-theme-toggle]')
toggle?.addEventListener('click', toggleTheme)
$theme.subscribe((theme) => {
  document.documentElement.classList.remove('light', 'dark')
  document.documentElement.classList.add(theme)
  toggle?.setAttribute('aria-pressed', String(theme === 'dark'))
})
