import { contentPaths } from '../site-map.ts'
import { expect, sharedTest as test } from './site.ts'

test('no page shows a token or a mark that only authors know', async ({ request }) => {
  for (const path of contentPaths) {
    const html = await (await request.get(path)).text()
    const text = html.replace(/<(script|style|code)[^>]*>.*?<\/\1>/gs, '')
    expect(text, path).not.toMatch(/\{\w+\}|%7B|<!-- (only|end)/)
  }
})

test('every page but the home page has a share picture of its own', async ({ request }) => {
  const pictures = new Set<string>()
  for (const path of contentPaths.filter((path) => path !== '/')) {
    const html = await (await request.get(path)).text()
    const address = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(new URL(address).pathname).toBe(`/og${path}.png`)
    const picture = await (await request.get(new URL(address).pathname)).body()
    // The width and height are in the first chunk of a PNG (section 11.2.1 of its specification).
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
    pictures.add(picture.toString('base64'))
  }
  expect(pictures.size).toBe(contentPaths.length - 1)
})

for (const path of ['/blog/finance', '/privacy-policy']) {
  test(`${path} prints its text and nothing around it`, async ({ page }) => {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.article')).toBeVisible()
    for (const part of ['body > header', 'body > footer', '[data-breadcrumb]', '[data-contents]']) {
      await expect(page.locator(part)).toBeHidden()
    }
    const code = page.locator('.scrollable pre')
    for (const box of await code.all()) {
      expect(await box.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBeLessThanOrEqual(1)
    }
  })
}
