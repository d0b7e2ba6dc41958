/** Applies and saves the theme, and saves and shows the visited tools. This script loads after the page. */
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
