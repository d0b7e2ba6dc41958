/** The dialog of "Send to…": the pages of the site that can take a result. tool-page.ts loads it. */
import { element } from '@/lib/element.ts'

import { createPanelDialog } from './panel-dialog.ts'
import { createLink, loadEntries } from './search-options.ts'

const PROMISE =
  'The text goes to that page in this tab only. The page deletes it when it has read it.'

/** Shows the pages that can take a text, the most probable first. */
export async function offerPages(text: string): Promise<void> {
  const { listGuesses } = await import('./guesses.ts')
  const { title, links } = await listGuesses(text, false, await loadEntries())
  const list = element('ul', { className: 'mt-2' })
  for (const { shown, onClick } of links.filter(({ shown: { href } }) => !isThisPage(href))) {
    const link = createLink(shown)
    if (onClick) link.addEventListener('click', onClick)
    list.append(element('li', {}, link))
  }
  const dialog = createPanelDialog(
    'send-to',
    'Send to',
    element('p', { className: 'mt-2 text-soft' }, title),
    list,
    element('p', { className: 'hint mt-3' }, PROMISE),
  )
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}

function isThisPage(href: string): boolean {
  return new URL(href, location.href).pathname === location.pathname
}
