import type { Page } from '@playwright/test'

/** Empties the browser's cache: what comes late on a first visit could move the layout. */
export async function forgetScripts(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Network.clearBrowserCache')
  await protocol.detach()
}

/** Runs in the page. Adds up every shift of the layout since it opened. */
export function shiftOfLayout(): number {
  const observer = new PerformanceObserver(() => undefined)
  observer.observe({ type: 'layout-shift', buffered: true })
  const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[]
  return shifts.reduce((sum, { value }) => sum + value, 0)
}
