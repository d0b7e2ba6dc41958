import type { Page } from '@playwright/test'

/** Starts the workers of a script as a browser does that cannot compress, where no PNG can be made. */
export async function loseCompression(page: Page, script: RegExp): Promise<void> {
  await page.route(script, async (route) => {
    const response = await route.fetch()
    const body = `delete self.CompressionStream;${await response.text()}`
    await route.fulfill({ response, body })
  })
}
