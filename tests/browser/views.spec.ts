import type { Page } from '@playwright/test'

import { toolPagePaths } from '../site-map.ts'
import { expect, sharedTest as test } from './site.ts'
import { openTool, boxOf, widthOf } from './visitor.ts'

const TOOL = 'percentage-calculator'
const VIEW = `${TOOL}/gst`
const row = (page: Page) => page.getByRole('navigation', { name: 'Pages of Percentage Calculator' })

test('on a phone the links wrap into rows, with fingers’ room for each', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openTool(page, VIEW)
  // As many as a tool may have, the current one last.
  await row(page).evaluate((links) => {
    for (let count = 0; count < 4; count++) {
      const link = links.querySelector('a')?.cloneNode() as HTMLElement
      link.textContent = 'Another page of it'
      links.prepend(link)
    }
  })
  for (const link of await row(page).getByRole('link').all()) {
    const box = await boxOf(link)
    expect(box.height).toBeGreaterThanOrEqual(44)
    expect(box.x, 'every link is in sight').toBeGreaterThanOrEqual(0)
    expect(box.right).toBeLessThanOrEqual(320)
  }
  expect(await widthOf(page)).toBe(320)
})

test('every page of a tool shows the rows of its result', async ({ page }) => {
  for (const path of toolPagePaths) {
    await page.goto(path)
    const hidden = () =>
      page
        .locator('[data-results] .ledger > div')
        .evaluateAll((rows) => rows.filter((row) => getComputedStyle(row).display === 'none').length) // prettier-ignore
    await expect.poll(hidden, path).toBe(0)
  }
})

test('a phone shows every subtitle in two lines at most', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  for (const path of toolPagePaths) {
    await page.goto(path, { waitUntil: 'commit' })
    const subtitle = page.locator('.tool-head .subtitle')
    const height = await subtitle.evaluate((line) => line.getBoundingClientRect().height)
    expect(height, path).toBeLessThanOrEqual(40)
  }
})

test.describe('what was entered', () => {
  test('goes along to the other pages of the tool, and is in no link before', async ({ page }) => {
    await openTool(page, VIEW)
    const link = row(page).getByRole('link', { name: 'Percentages' })
    await link.dispatchEvent('pointerdown')
    await expect(link, 'nothing was changed').toHaveJSProperty('hash', '')
    await page.getByLabel('Remove GST').check()
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/tools/${TOOL}#direction=remove&`))
  })

  test('comes back by the names of the fields, and only to pages of the tool', async ({ page }) => {
    await openTool(page, VIEW)
    await page.getByLabel('Amount (₹)').fill('500')
    const related = page.locator('[data-related] a').first()
    await related.dispatchEvent('pointerdown')
    expect(await related.getAttribute('href')).not.toContain('#')
    const inText = page.locator('[data-explainer] a[data-view]')
    await inText.dispatchEvent('pointerdown')
    const [, fragment = ''] = (await inText.getAttribute('href'))?.split('#') ?? []
    expect(fragment).toContain('items=')
    await page.goto('/faq')
    await openTool(page, VIEW, `#${fragment}`)
    await expect(page.getByLabel('Amount (₹)')).toHaveValue('500')
  })
})

test('a visit to a view is remembered as one to its tool', async ({ page }) => {
  await openTool(page, VIEW)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('recentTools')))
    .toContain(`"href":"/tools/${TOOL}","label":"Percentage Calculator"`)
})

test('search finds a view by its words, and lists tools only as long as nothing is typed', async ({
  page,
}) => {
  await page.goto('/faq')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Search Tools' })).toBeVisible()
  const view = page.locator(`#search-results [href="/tools/${VIEW}"]`)
  await expect(view).toBeHidden()
  await page.keyboard.type('igst')
  await expect(view).toHaveText(/GST Calculator\s*General/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/tools/${VIEW}`)
})

test('no chip of the row "Next" is cut on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openTool(page, 'loan-calculator')
  const links = page.locator('.next-links')
  const hidden = await links.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(hidden).toBe(0)
  for (const link of await links.getByRole('link').all()) {
    const { x, width, height } = await boxOf(link)
    expect(x + width).toBeLessThanOrEqual(360)
    expect(height).toBeGreaterThanOrEqual(44)
  }
})

test('a wide window gives two texts its width, and calculators at most 1,312 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await openTool(page, 'json-formatter')
  for (const pane of await page.locator('.panes > .pane').all())
    expect((await boxOf(pane)).width).toBeGreaterThanOrEqual(880)
  await openTool(page, 'loan-calculator')
  expect((await boxOf(page.locator('.beside'))).width).toBeLessThanOrEqual(1312)
})
