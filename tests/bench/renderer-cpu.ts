import type { Browser } from '@playwright/test'

/** Returns a function that measures the CPU time, in milliseconds, that all renderer processes of a browser have used: pages and workers. */
export async function rendererCpu(browser: Browser): Promise<() => Promise<number>> {
  const session = await browser.newBrowserCDPSession()
  return async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    const renderers = processInfo.filter(({ type }) => type === 'renderer')
    return 1000 * renderers.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
  }
}
