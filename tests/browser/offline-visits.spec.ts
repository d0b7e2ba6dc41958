import { keepPage, keptPaths, openPanel, openWhole, readyWordOf, test } from './kept-site.ts'
import { expect } from './site.ts'

test.use({
  serviceWorkers: 'allow',
  allowed: [/net::ERR_(INTERNET_DISCONNECTED|FAILED)|status of (404|500|503)/],
})

for (const path of ['/tools/loan-calculator', '/tools/json-formatter', '/tools/tax-calculator']) {
  test(`a first visit to ${path} keeps its tool for little data`, async ({ page, site }) => {
    await page.goto(path)
    await page.waitForTimeout(1_300)
    const first = site.takeTraffic()
    await expect(readyWordOf(page)).toHaveText('This page works offline', { timeout: 20_000 })
    const copy = site.takeTraffic()
    console.log(path, first.paths.length, first.bytes, copy.paths.length, copy.bytes)
    const fetched = copy.paths.filter((address) => address.startsWith('/_astro/'))
    expect(fetched.filter((address) => first.paths.includes(address))).toEqual([])
    expect(copy.paths.length).toBeLessThanOrEqual(60)
    expect(copy.bytes).toBeLessThanOrEqual(350_000)
  })
}
