import { UNKNOWN_PATH } from '../site-map.ts'
import { expect, sharedTest as test } from './site.ts'

// The browser itself reports the status, which is the purpose of the page.
test.use({ allowed: [/Failed to load resource: the server responded with a status of 404/] })

for (const path of [UNKNOWN_PATH, '/tools/no-such-tool', '/blog/no-such-post', '/404.html']) {
  test(`${path} is answered with status 404 and the words of the specification`, async ({
    page,
  }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.locator('h1')).toHaveText('404 Page Not Found')
    await expect(page.locator('main')).toContainText(
      'Did you forget to add the page to the router?',
    )
  })
}

test('it offers search, popular tools and a way home', async ({ page }) => {
  await page.goto(UNKNOWN_PATH)
  await expect(page.locator('main .tool-card')).toHaveCount(4)
  await page.locator('main').getByRole('button', { name: 'Search for a tool' }).click()
  await expect(page.getByRole('dialog', { name: 'Search Tools' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('main').getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL('/')
})
