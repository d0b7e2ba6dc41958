import type { Page } from '@playwright/test'

import { badge, format, input, SLUG, upload } from './json-formatter-page.ts'
import { expect, sharedTest as test } from './site.ts'
import { openTool, button, region, putOnClipboard } from './visitor.ts'

/** These open what belongs to the browser, or a dialog with tests of its own. */
const SKIPPED = /^(Upload|Keys)/
const ORDERS = `{"key": "AKIAIOSFODNN7EXAMPLE", "orders": [${'{"id": 1, "status": "open"}, {"id": 2}, '.repeat(5)}{"id": 1e21}]}`
const island = (page: Page) => page.locator('[data-takes-files]').first()
const hasFocus = (page: Page) => page.evaluate(() => document.activeElement !== document.body)

/** Presses every button that is shown, by keyboard, and gives the names of those after which the focus is on no control. */
async function losers(page: Page): Promise<string[]> {
  const lost: string[] = []
  for (const name of await namesOf(page)) {
    const found = island(page).getByRole('button', { name, exact: true }).first()
    if (SKIPPED.test(name) || !(await found.isVisible()) || !(await found.isEnabled())) continue
    await found.press('Enter')
    // What the button changes is drawn, and what it loads is there.
    await page.waitForTimeout(200)
    if (!(await hasFocus(page))) lost.push(name)
  }
  return lost
}

async function namesOf(page: Page): Promise<string[]> {
  const shown = island(page).locator('button:enabled:visible:not([role=tab])')
  const names = await shown.evaluateAll((buttons) =>
    buttons.map((one) => one.getAttribute('aria-label') ?? one.textContent.trim()),
  )
  // What empties the page comes last.
  return [...new Set(names)].sort(
    (one, other) => Number(one === 'Clear') - Number(other === 'Clear'),
  )
}

test.beforeEach(async ({ page }) => {
  await openTool(page, SLUG)
})

for (const tab of ['Text', 'Tree', 'Query', 'Convert']) {
  test(`after each button of the look “${tab}” the focus is on a control`, async ({ page }) => {
    await putOnClipboard(page, '[1]')
    await input(page).fill(ORDERS)
    await format(page)
    await page.getByRole('tab', { name: tab, exact: true }).click()
    await expect(page.getByRole('tabpanel')).not.toContainText('Loading…')
    await page.waitForTimeout(300)
    expect(await losers(page)).toEqual([])
    expect(await losers(page)).toEqual([])
  })
}

test('after each button of a document that is held or invalid the focus is on a control', async ({
  page,
}) => {
  const broken = `[${"'Asha', ".repeat(5_000)}007]`
  await putOnClipboard(page, broken)
  await upload(page, 'broken.json', broken)
  await format(page)
  await expect(badge(page)).toHaveText('Invalid')
  expect(await losers(page)).toEqual([])
  await button(page, 'Paste').press('Enter')
  await format(page)
  if (await button(page, 'Close').isHidden()) await button(page, 'Repair…').press('Enter')
  await expect(region(page, 'Repair')).toBeVisible()
  expect(await losers(page)).toEqual([])
})

test('the control of the same name keeps the focus when the text box makes way for a held document', async ({
  page,
}) => {
  await page.evaluate(() => navigator.clipboard.writeText(`[${'1,'.repeat(20_000)}1]`))
  await button(page, 'Paste').press('Enter')
  await expect(page.locator('[data-held]')).toBeVisible()
  await expect(button(page, 'Paste')).toBeFocused()
  await button(page, 'Edit as text').press('Enter')
  await expect(input(page)).toBeVisible()
  expect(await hasFocus(page)).toBe(true)
})
