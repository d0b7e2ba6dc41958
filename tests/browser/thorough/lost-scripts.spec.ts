import type { Page } from '@playwright/test'

import { expect, freezeTime, holdScripts, sharedTest as test } from '../site.ts'
import { openTool, press, field, toastOf, clipboardOf } from '../visitor.ts'

// The browser's own line for each file that did not come; a line of a script would fail the test.
test.use({ allowed: [/^error: Failed to load resource/] })

const lose = (page: Page, addresses: RegExp) => page.route(addresses, (route) => route.abort())
const notice = (page: Page) => page.locator('[data-tool-failed]')

test.describe('a tool whose script does not come', () => {
  for (const slug of [
    'json-formatter',
    'percentage-calculator',
    'word-counter',
    'tax-calculator',
  ]) {
    test(`says so and takes nothing any more: ${slug}`, async ({ page }) => {
      await lose(page, /_astro\/(?!Base\.).*\.js/)
      await page.goto(`/tools/${slug}`)
      await expect(notice(page)).toBeVisible()
      const island = page.locator('astro-island')
      await expect(island.locator(':is(button, select, input):enabled')).toHaveCount(0)
      await expect(island.locator('textarea:not([readonly])')).toHaveCount(0)
      await expect(island.locator(':is([data-results], output, dl):visible')).toHaveCount(0)
    })
  }

  test('shows no result of other figures, and works after loading again', async ({ page }) => {
    await lose(page, /_astro\/loan-calculator\./)
    await page.goto('/tools/loan-calculator')
    await expect(notice(page)).toBeVisible()
    await expect(page.locator('[data-results]')).toBeHidden()
    await page.unroute(/_astro\/loan-calculator\./)
    await notice(page).getByRole('button', { name: 'Load again' }).click()
    await field(page, 'Loan Amount (₹)').fill('5 lakh')
    await expect(page.locator('[data-results] dd').first()).toHaveText('₹4,339')
    await expect(notice(page)).toBeHidden()
  })

  test('fills a fold that was opened before it came', async ({ page }) => {
    const release = await holdScripts(page, /_astro\/Explained/)
    await page.goto('/tools/loan-calculator')
    const title = 'Amortization schedule by month'
    await page.getByText(title, { exact: true }).click()
    release()
    await expect(page.getByRole('region', { name: title }).locator('tbody tr')).toHaveCount(240)
  })

  test('is reported while it is late, until it arrives', async ({ page }) => {
    const release = await holdScripts(page, /_astro\/loan-calculator\./)
    await page.goto('/tools/loan-calculator')
    await freezeTime(page)
    await page.clock.runFor(20_000)
    await expect(notice(page), 'nothing was entered').toBeHidden()
    await field(page, 'Loan Amount (₹)').fill('5 lakh')
    await page.clock.runFor(7900)
    await expect(notice(page)).toBeHidden()
    await page.clock.runFor(200)
    await expect(notice(page)).toBeVisible()
    release()
    await expect(notice(page)).toBeHidden()
    await expect(page.locator('[data-results] dd').first()).toHaveText('₹4,339')
  })
})

test('charts that do not come leave the built one in place, and the other says so', async ({
  page,
}) => {
  await lose(page, /_astro\/(DrawnChart|chart)\./)
  await openTool(page, 'loan-calculator')
  const share = page.locator('.chart-hole b')
  await expect(share).toHaveText('52%')
  await field(page, 'Interest Rate (% per annum)').fill('0')
  // 240 instalments of 4,167, the whole rupee above a 240th of 10,00,000, cost 80 of 10,00,080.
  await expect(share).toHaveText('0.0%')
  const placeOfTables = () =>
    page
      .locator('.table-fold')
      .first()
      .evaluate((fold) => Math.round(fold.getBoundingClientRect().top + scrollY))
  const before = await placeOfTables()
  await page.locator('.over-time').scrollIntoViewIfNeeded()
  await expect(page.locator('.over-time')).toContainText('The chart has not loaded.')
  expect(await placeOfTables(), 'what stands below moves under no finger').toBe(before)
})

test.describe('what explains the figures', () => {
  const rate = (page: Page) => field(page, 'Interest Rate (% per annum)')

  test('shows nothing of other figures while it is late, and does then what was pressed', async ({
    page,
  }) => {
    const release = await holdScripts(page, /_astro\/Explained/)
    await openTool(page, 'loan-calculator')
    const share = page.locator('.chart-hole b')
    await expect(share).toHaveText('52%')
    await press(page, 'Compare')
    await rate(page).fill('0')
    await expect(page.locator('[data-results] dd').first()).toHaveText('₹4,167')
    await expect(share).toBeHidden()
    release()
    await expect(share).toHaveText('0.0%')
    await expect(page.getByRole('heading', { name: 'Kept calculations' })).toBeVisible()
  })

  test('does once what was pressed before it came', async ({ page }) => {
    const release = await holdScripts(page, /_astro\/Explained/)
    await openTool(page, 'loan-calculator')
    const heard = await page.evaluateHandle(() => {
      const presses: string[] = []
      const hear = ({ target }: Event) => presses.push((target as Element).textContent)
      // On its way down, where React begins to listen.
      document.addEventListener('click', hear, true)
      return presses
    })
    await press(page, 'Share')
    release()
    await expect(page.getByRole('group', { name: 'Ways to share' })).toBeVisible()
    expect(await heard.jsonValue()).toEqual(['Share'])
  })

  test('fills the working and a table that were opened before it came', async ({ page }) => {
    const release = await holdScripts(page, /_astro\/Explained/)
    await openTool(page, 'loan-calculator')
    await page.getByText('Show the working', { exact: true }).click()
    const table = page.locator('.table-fold').first()
    await table.locator('summary').click()
    release()
    await expect(page.locator('.working').first()).toContainText('= ₹8,678.23')
    // So long that its rows are made only while it is open.
    await field(page, 'Loan Tenure (Years)').fill('100')
    await expect(table.getByRole('row')).toHaveCount(101)
  })

  test('passes on the values of a shared link, however early that is asked for', async ({
    page,
  }) => {
    const release = await holdScripts(page, /_astro\/loan-calculator\./)
    await page.goto('/tools/loan-calculator#years=7')
    await press(page, 'Share')
    release()
    await press(page, 'Copy link')
    await expect.poll(() => clipboardOf(page)).toContain('#years=7')
  })

  test('says so when it does not come, and the figures follow all the same', async ({ page }) => {
    await lose(page, /_astro\/Explained/)
    await openTool(page, 'loan-calculator')
    await expect(page.locator('[data-results]')).toContainText(
      'The rest of this page has not loaded. Reload the page.',
    )
    await expect(page.locator('.chart')).toHaveCount(0)
    await rate(page).fill('0')
    await expect(page.locator('[data-results] dd').first()).toHaveText('₹4,167')
  })
})

test('a report that cannot be made shows a sentence', async ({ page }) => {
  await lose(page, /_astro\/downloads/)
  await openTool(page, 'loan-calculator')
  await press(page, 'Download Report')
  await expect(toastOf(page)).toContainText('A part of this page has not loaded.')
})

test('the rest of the frame that does not come is done without', async ({ page }) => {
  await lose(page, /_astro\/tooltip/)
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('tooltip'))
  await page.goto('/')
  await page.getByRole('button', { name: 'Search tools' }).hover()
  await lost
  await expect(page.locator('h1')).toBeVisible()
})

for (const time of ['before', 'after']) {
  test(`a theme that cannot be changed says so: pressed ${time} its code is lost`, async ({
    page,
  }) => {
    const toggle = page.getByRole('button', { name: 'Dark theme' })
    const isPressed = Promise.withResolvers<undefined>()
    if (time === 'after') isPressed.resolve(undefined)
    await page.route(/_astro\/kept/, async (route) => {
      await isPressed.promise
      await route.abort()
    })
    const lost = page.waitForEvent('requestfailed')
    await page.goto('/', { waitUntil: 'commit' })
    // The code is loaded at the first use of the page.
    if (time === 'after') await page.getByRole('heading', { level: 1 }).hover()
    if (time === 'before') await toggle.click().then(() => isPressed.resolve(undefined))
    await lost
    if (time === 'after') await toggle.click()
    await expect(toastOf(page)).toContainText('Please try again when you are online.')
  })
}

test('a search that does not come says so and closes', async ({ page }) => {
  await lose(page, /search-list/)
  await page.goto('/faq')
  await page.keyboard.press('Control+k')
  await expect(toastOf(page)).toContainText('Failed to load')
  await expect(page.getByRole('dialog', { name: 'Search Tools' })).toBeHidden()
})
