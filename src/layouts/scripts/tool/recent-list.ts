/** Shows the recently used tools on the home page. on-demand.ts loads it once there are any. */
import { awake } from '@/lib/first-use.ts'
import { element } from '@/lib/element.ts'

import { $recentTools, forgetTools } from './recents.ts'
import type { RecentTool } from './remember-tool.ts'

const list = document.querySelector('[data-recent-list]')

const button = document.querySelector<HTMLElement>('[data-forget-tools]')
button?.addEventListener('click', () => {
  forgetTools()
  // The focused button disappears with the list, so move the focus.
  document.querySelector<HTMLElement>('#popular-title')?.focus({ preventScroll: true })
})
$recentTools.subscribe((stored) => {
  // A removed tool has no page; the footer links to all that have one.
  const tools = stored.filter(({ href }) => document.querySelector(`footer [href="${href}"]`))
  document.documentElement.classList.toggle('has-recents', tools.length > 0)
  list?.replaceChildren(...tools.map(createItem))
})
if (button) awake(button)

function createItem({ href, label, category }: RecentTool): HTMLLIElement {
  const parts = [element('b', {}, label), element('small', {}, category)]
  return element('li', {}, element('a', { href, className: 'card' }, ...parts))
}
