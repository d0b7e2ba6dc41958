/**
 * What a tool without a menu of ways to share has for other sites: values in its address, and the line of HTML for a frame.
 * Calculators read their address by themselves. What does the work is loaded when there is any.
 */
import { showError } from '@/lib/stores/toast.ts'

const load = () => import('./embed-parts.ts')

// After a reload the fields have what they held before it (see use-entry-fields.ts), which is newer.
if (location.hash.includes('=') && !history.state?.fields)
  // Without it the fields stay as they are.
  load().then((parts) => parts.takeAddress(), Boolean)

document.querySelector('[data-open-embed]')?.addEventListener('click', () => {
  load()
    .then((parts) => parts.openEmbed())
    .catch(() => showError('Failed to load', 'Please try again when you are online.'))
})
