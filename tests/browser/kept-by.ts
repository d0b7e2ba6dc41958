import type { Page } from '@playwright/test'

/** Everything a page can leave behind, with its address. */
export async function keptBy(page: Page) {
  return page.evaluate(async () => {
    const root = await navigator.storage.getDirectory()
    const files: string[] = []
    for await (const name of (root as unknown as { keys(): AsyncIterable<string> }).keys())
      files.push(name)
    return {
      address: location.href,
      historyState: JSON.stringify(history.state),
      historyLength: history.length,
      windowName: window.name,
      // The year is chosen from a list and remembered on purpose.
      localStorage: {
        ...localStorage,
        taxYear: /^(tax|financial)-year-[\d-]+$/.test(
          localStorage.getItem('taxYear') ?? 'tax-year-0',
        ),
      },
      sessionStorage: { ...sessionStorage },
      cookie: document.cookie,
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      files,
    }
  })
}
