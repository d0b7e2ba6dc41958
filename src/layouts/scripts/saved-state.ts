/** Applies and saves the theme, saves the visited tool, and starts the parts of the home page. This script loads after the page. */
import { awake } from '@/lib/awake.ts'
import { $theme, toggleTheme, type Theme } from '@/lib/stores/theme.ts'

import { $recentTools, rememberTool } from './recents.ts'

const page = document.querySelector<HTMLElement>('[data-tool-href]')
if (page !== null) {
  const { toolHref = '', toolLabel = '', toolCategory = '' } = page.dataset
  rememberTool({
    href: toolHref,
    label: toolLabel,
    category: toolCategory,
    timestamp: Date.now(),
  })
}

// The store also changes when the page returns from memory and when another tab changes the list.
if (document.querySelector('#recent-tools')) {
  $recentTools.subscribe((tools) => {
    if (tools.length > 0) import('./recent-list.ts').catch(hideRecentTools)
    else hideRecentTools()
  })
}

// A phone does not show this card, so it never intersects there.
const loan = document.querySelector('[data-small-loan]')
if (loan !== null) {
  new IntersectionObserver(([card]) => {
    // Without its code the slider would move, and the figures would not.
    if (card?.isIntersecting)
      import('./small-loan-card.ts').catch(() => loan.querySelector('input')?.remove())
  }).observe(loan)
}

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

function hideRecentTools(): void {
  document.documentElement.classList.remove('has-recents')
}
