/** The script of every page of a tool: what the frame of other pages does not need. */
import { showError } from '@/lib/stores/toast.ts'
import { startResultBar } from '../bar/result-bar.ts'
import { startToolContents } from './tool-contents.ts'
import './view-links.ts'

const bar = document.querySelector<HTMLElement>('[data-result-bar]')
if (bar !== null && matchMedia('(width < 64rem)').matches) {
  // After the tool has started.
  setTimeout(() => startResultBar(bar), 700)
}

const contents = document.querySelector<HTMLElement>('[data-tool-contents]')
if (contents !== null) startToolContents(contents)

// Back to a page that handed on its result, where no cache has it (see kept-input.ts).
if ((history.state as { kept?: unknown } | null)?.kept)
  void import('../hand-over/hand-over-parts.ts').then(({ restoreInput }) => restoreInput())

document.addEventListener('send-to', ({ detail }: CustomEventInit<string | File>) => {
  import('../hand-over/send-to.ts')
    .then(({ offerPages }) => offerPages(detail ?? ''))
    .catch(() => showError('Failed to load', 'Please try again when you are online.'))
})

/**
 * Fills the fields from the address, and opens the dialog with the HTML for a frame, for tools without a share menu.
 * Calculators read their address on their own. The code loads on demand.
 */

const load = () => import('./embed-parts.ts')
const button = document.querySelector('[data-open-embed]')

// After a reload, the fields have newer values from before it (see use-entry-fields.ts).
if (button !== null && location.hash.includes('=') && !history.state?.fields)
  // If the code cannot be loaded, the fields stay unchanged.
  load().then((parts) => parts.takeAddress(), Boolean)

button?.addEventListener('click', () => {
  load()
    .then((parts) => parts.openEmbed())
    .catch(() => showError('Failed to load', 'Please try again when you are online.'))
})
