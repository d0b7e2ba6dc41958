import type {
  Browser,
  BrowserContextOptions,
  CDPSession,
  Page,
  ViewportSize,
} from '@playwright/test'

/** A file of the site in which nothing runs, so that what is thrown away from there stays away. */
const STILL_PATH = '/robots.txt'

/** What outlasts the page on which it is called and cannot be taken back. */
const LASTING = ['addInitScript', 'exposeFunction', 'exposeBinding', 'on', 'once'] as const
const LASTING_ON_CLOCK = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const

/** A page that tests use in turn, with its browser context. */
export interface SharedPage {
  /** The page as a new one, with nothing kept and nothing permitted; only the files it has fetched are still cached. */
  fresh: (viewport: ViewportSize) => Promise<Page>
  close: () => Promise<void>
}

/**
 * One page for many tests: a visit costs half of what it does in a context of its own, because the process stays and with it
 * the scripts that it has compiled. After a test that did something lasting to it, the page is replaced.
 */
export function sharePage(browser: Browser, options: BrowserContextOptions): SharedPage {
  let current: { page: Page; protocol: CDPSession; isSpent: boolean } | undefined

  async function open() {
    const context = await browser.newContext(options)
    const page = await context.newPage()
    const opened = { page, protocol: await context.newCDPSession(page), isSpent: false }
    const spend = () => (opened.isSpent = true)
    tellOfCalls(page, LASTING, spend)
    tellOfCalls(page.clock, LASTING_ON_CLOCK, spend)
    return opened
  }

  return {
    async fresh(viewport) {
      if (current === undefined || current.isSpent || current.page.isClosed()) {
        await current?.page.context().close()
        current = await open()
      }
      await renew(current.page, current.protocol)
      await current.page.setViewportSize(viewport)
      return current.page
    },
    close: async () => current?.page.context().close(),
  }
}

function tellOfCalls<T extends object>(target: T, names: readonly (keyof T)[], tell: () => void) {
  for (const name of names) {
    const call = target[name] as (...args: unknown[]) => unknown
    target[name] = ((...args: unknown[]) => {
      tell()
      return call.apply(target, args)
    }) as T[keyof T]
  }
}

async function renew(page: Page, protocol: CDPSession): Promise<void> {
  const context = page.context()
  await Promise.all([page.unrouteAll({ behavior: 'ignoreErrors' }), context.unrouteAll()])
  for (const other of context.pages()) if (other !== page) await other.close()
  await Promise.all([context.setOffline(false), context.clearPermissions()])
  // The page that is left may still write as it is left.
  await page.goto(STILL_PATH)
  const { origin } = new URL(page.url())
  await protocol.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  // Chromium 150 keeps the session's.
  await page.evaluate(() => sessionStorage.clear())
  await page.emulateMedia({
    media: null,
    colorScheme: 'light',
    reducedMotion: 'no-preference',
    forcedColors: 'none',
    contrast: 'no-preference',
  })
  // What lies under the mouse would be hovered over.
  await page.mouse.move(-1, -1)
}
