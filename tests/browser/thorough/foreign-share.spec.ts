import { keepPage } from '../kept-site.ts'
import { startOtherSite } from './other-site.ts'
import { expect, unwatchedTest as test } from '../site.ts'

test.use({ serviceWorkers: 'allow' })

const SECRET = 'canary7319426'

for (const policy of ['unsafe-url', 'no-referrer']) {
  test(`a form on another site opens no tool (${policy})`, async ({ page }) => {
    await keepPage(page, '/')
    const { origin } = new URL(page.url())
    const other = await startOtherSite()
    other.show(
      `<meta name="referrer" content="${policy}">
       <form method="post" enctype="multipart/form-data" action="${origin}/share">
       <input name="text" value="${SECRET}"><button>Go</button></form>`,
    )
    await page.goto(other.address)
    await page.getByRole('button').click()
    await page.waitForURL(`${origin}/`)
    await page.waitForLoadState('networkidle')
    const field = page.locator('#search-query')
    // A site that hides its address cannot be told from another app.
    await (policy === 'no-referrer'
      ? expect(field).toHaveValue(SECRET)
      : expect(field).not.toHaveValue(SECRET))
    expect(new URL(page.url()).pathname).toBe('/')
    other.close()
  })
}
