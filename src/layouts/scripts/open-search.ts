/** Opens the search at once; what searches, and what it looks in, is fetched then, and takes over what was typed meanwhile. */
import type { SearchEntry } from '@/prerender/search-list.ts'

/** Made by src/pages/search-list.js.ts, so no file that the bundler knows. */
const LIST = '/search-list.js'
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
  const parts = await Promise.all([import('./search-dialog.ts'), loadEntries()]).catch(
    () => undefined,
  )
  waiting.abort()
  if (parts === undefined) {
    const status = dialog.querySelector('[data-search-status]')
    if (status)
      status.textContent =
        'The search has not loaded. The menu and the foot of the page list all tools.'
    return
  }
  const [search, entries] = parts
  search.startSearch(entries)
  if (isEnterDue) input?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))
}

async function loadEntries(): Promise<SearchEntry[]> {
  const list = (await import(/* @vite-ignore */ LIST)) as { entries: SearchEntry[] }
  return list.entries
}
