/** Fetches what searches when the search is opened first, which the script of the head has done at once (see head/early-search.ts). */
import { showError } from '@/lib/stores/toast.ts'

for (const button of document.querySelectorAll('[data-search]')) {
  button.addEventListener('click', () => void fillSearch())
}

/** Shows what matches what was typed meanwhile. */
async function fillSearch(): Promise<void> {
  const search = await import('./search-dialog.ts').catch(() => undefined)
  if (search === undefined) {
    document.querySelector<HTMLDialogElement>('#search-dialog')?.close()
    showError('Failed to load', 'Please try again when you are online.')
    return
  }
  search.showMatches()
  globalThis.enter?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))
}
