import type { askWorker } from './ask-worker.ts'

/** Shows the links to the pages that are kept, on the page that is shown instead of one that is not. */
export async function showKeptPages(ask: typeof askWorker): Promise<void> {
  if (location.pathname === '/offline') {
    const text = 'You see this page when you are offline and open a page that is not kept.'
    document.querySelector('[data-not-kept]')?.replaceChildren(text)
  }
  const worker = navigator.serviceWorker?.controller
  const state = worker && (await ask(worker, 'state'))
  if (!state) return
  const list = document.querySelector<HTMLElement>('[data-kept-pages]')
  for (const link of list?.querySelectorAll<HTMLAnchorElement>('li > a') ?? []) {
    link.parentElement?.toggleAttribute('hidden', !state.pages.includes(link.pathname))
  }
  list?.removeAttribute('hidden')
}
