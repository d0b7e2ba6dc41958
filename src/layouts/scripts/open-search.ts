/** Opens the search at once; what searches is fetched then, and takes over what was typed meanwhile. */
import { showError } from '@/lib/stores/toast.ts'

const dialog = document.querySelector<HTMLDialogElement>('#search-dialog')

for (const button of document.querySelectorAll('[data-open-search]')) {
  button.addEventListener('click', () => void openSearch())
}
document.addEventListener('keydown', (event) => {
  if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  void openSearch()
})

async function openSearch(): Promise<void> {
  if (dialog === null || dialog.open) return
  dialog.showModal()
  const input = dialog.querySelector('input')
  input?.focus()
  // Who knows the name presses Enter before the code is there, and means the first match.
  let isEnterDue = false
  const waiting = new AbortController()
  input?.addEventListener('keydown', ({ key }) => (isEnterDue ||= key === 'Enter'), {
    signal: waiting.signal,
  })
  const search = await import('./search-dialog.ts').catch(() => undefined)
  waiting.abort()
  if (search === undefined) {
    dialog.close()
    showError('Failed to load', 'Please try again when you are online.')
    return
  }
  search.showMatches()
  if (isEnterDue) input?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))
}
