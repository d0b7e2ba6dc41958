/**
 * Fills the fields from the address, and opens the dialog with the HTML for a frame, for tools without a share menu.
 * Calculators read their address on their own. The code loads on demand.
 */
import { showError } from '@/lib/stores/toast.ts'

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
