/** The dialog of "Send to…": the pages of the site that can take a result. tool-page.ts loads it. */
import { element } from '@/lib/element.ts'
import { linkStyle } from '@/lib/link-style.ts'

import { createPanelDialog } from './panel-dialog.ts'
import styleAddress from './proof.css?url'
import { createLink, loadEntries } from './search-options.ts'

const PROMISE = 'It goes to that page in this tab only, which deletes its copy when it has read it.'
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
    ...(isEmpty ? [] : [list, element('p', { className: 'hint mt-3' }, PROMISE)]),
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
