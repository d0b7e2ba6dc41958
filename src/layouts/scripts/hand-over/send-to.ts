/** The dialog of "Send to…": the pages of the site that can take a result. tool-page.ts loads it. */
import { element } from '@/lib/element.ts'
import { linkStyle } from '@/lib/link-style.ts'

import { hasMemory } from './hand-over.ts'
import { createPanelDialog } from '../proof/panel-dialog.ts'
import styleAddress from '../proof/proof.css?url'
import { createLink, loadEntries } from '../search/search-options.ts'
import { isWiped } from '../wiped-pages.ts'

/** Where the result is until the page that opens has read it. */
const PLACES = {
  memory:
    'It waits in the memory of this site’s service worker, and is deleted when that page has read it. For Back, your input waits there too, for one minute at most.',
  memoryOfSecret:
    'It waits in the memory of this site’s service worker, and is deleted when that page has read it. Your input is not kept for Back.',
  tab: 'No service worker of this site runs in this browser. The result therefore waits in session storage, which the browser may write to the disk, and is deleted when that page has read it. Long texts, files and texts for pages that wipe their input must be pasted or chosen there.',
  nowhere:
    'No service worker of this site runs in this browser. This page may show a secret, so nothing is stored: copy the result first, and paste it on that page.',
}
const EMPTY = 'This result is empty.'

/** Shows the pages that can take a text or a file, the most probable first. */
export async function offerPages(content: string | File): Promise<void> {
  const { listGuesses } = await import('./guesses.ts')
  const { title, links } = await listGuesses(content, 'result', await loadEntries())
  // The style of all panels in a dialog.
  await linkStyle(styleAddress)
  const list = element('ul', { className: 'mt-2' })
  // White space only.
  const offered = title === '' ? [] : links.filter(({ shown: { href } }) => !isThisPage(href))
  for (const { shown, onClick } of offered) {
    const link = createLink(shown)
    if (onClick) link.addEventListener('click', onClick)
    list.append(element('li', {}, link))
  }
  const isEmpty = offered.length === 0
  const dialog = createPanelDialog(
    'send-to',
    'Send to',
    element('p', { className: 'mt-2 text-soft' }, isEmpty ? EMPTY : title),
    ...(isEmpty ? [] : [list, element('p', { className: 'hint mt-3' }, await placeText())]),
  )
  // Pressed again before the pages were known.
  document.querySelector('#send-to-dialog')?.remove()
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}

function isThisPage(href: string): boolean {
  return new URL(href, location.href).pathname === location.pathname
}

async function placeText(): Promise<string> {
  const isSecret = isWiped(location.pathname)
  if (await hasMemory()) return isSecret ? PLACES.memoryOfSecret : PLACES.memory
  return isSecret ? PLACES.nowhere : PLACES.tab
}
