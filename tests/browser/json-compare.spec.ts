import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { expect, sharedTest as test } from './site.ts'
import { openTool, button, press, field, clipboardOf, downloadBy } from './visitor.ts'

const SLUG = 'json-formatter/compare'
const left = (page: Page) => field(page, 'Left (before)').locator('textarea')
const right = (page: Page) => field(page, 'Right (after)').locator('textarea')
const summary = (page: Page) => page.locator('[data-summary]')
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click()

test('the two documents of the page are compared, by position and by a key', async ({ page }) => {
  await openTool(page, SLUG)
  await expect(summary(page)).toContainText('6 differences')
  await press(page, 'Match by sku')
  await expect(summary(page)).toHaveText('5 differences: 2 changed, 1 added, 1 removed, 1 moved')
  await button(page, 'Next difference').focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.locator('[data-step]')).toHaveText('1 of 5: changed /order')
  await expect(page.locator('[data-rows] [aria-current]')).toContainText('17478252242305210112')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.locator('[data-step]')).toHaveText('5 of 5: removed /coupon')
  await tab(page, 'List')
  await press(page, 'changed: /items/1/quantity')
  await expect(page.locator('[data-rows] [aria-current]')).toContainText('"quantity": 5')
})

test('the patch that is copied leads from the left to the right when it is applied', async ({
  page,
}) => {
  await openTool(page, SLUG)
  await left(page).fill('{"a":[1,2,{"b":1.0}],"n":1}')
  await right(page).fill('{"a":[{"b":2.50},1],"n":null}')
  await expect(summary(page)).toHaveText(/^4 differences: /)
  await tab(page, 'JSON Patch')
  await press(page, 'Copy')
  const patch = await clipboardOf(page)
  await tab(page, 'Merge Patch')
  await expect(page.locator('[data-lost]')).toContainText('/n')
  await tab(page, 'Apply a patch')
  await field(page, 'Patch').fill(patch)
  await press(page, 'Apply to the left')
  const file = await downloadBy(page.locator('[data-applied]').getByText('Download'))
  expect(JSON.parse(await readFile(file.path, 'utf8'))).toEqual({ a: [{ b: 2.5 }, 1], n: null })
  await field(page, 'Patch').fill('[{"op":"remove","path":"/z"}]')
  await press(page, 'Apply to the left')
  await expect(page.getByText('Operation 1 of 1 (remove /z)')).toBeVisible()
})

test('a long comparison says that it works, without the old result, and can be cancelled', async ({
  page,
}) => {
  await openTool(page, SLUG)
  await expect(summary(page)).toContainText('6 differences')
  const numbers = (step: number) =>
    JSON.stringify(Array.from({ length: 200_000 }, (_, at) => (at * step) % 200_003))
  for (const [at, step] of [7, 11].entries())
    await page
      .locator('input[type=file]')
      .nth(at)
      .setInputFiles({
        name: `${step}.json`,
        mimeType: 'application/json',
        buffer: Buffer.from(numbers(step)),
      })
  await expect(summary(page)).toHaveText('Comparing…')
  await expect(page.locator('[data-rows]')).toHaveCount(0)
  await button(page, 'Cancel').press('Enter')
  await expect(summary(page)).toHaveText('Cancelled')
  await expect(button(page, 'Compare again')).toBeFocused()
  await button(page, 'Compare again').press('Enter')
  await expect(summary(page)).toHaveText('Comparing…')
  await expect(button(page, 'Cancel')).toBeFocused()
})

test('texts that are not JSON are compared by line, and the place is shown', async ({ page }) => {
  await openTool(page, SLUG)
  await left(page).fill('one\ntwo\nthree')
  await right(page).fill('one\n2\nthree')
  await expect(summary(page)).toHaveText('1 difference: 1 changed')
  await expect(page.locator('[data-not-json=right]')).toContainText('line 1, column 1')
  await page.locator('[data-not-json=left]').getByRole('button', { name: 'Show' }).click()
  await expect(left(page)).toBeFocused()
  await right(page).fill('one\ntwo\nthree')
  await expect(summary(page)).toHaveText('The texts are the same')
  await press(page, 'Swap left and right')
  await right(page).fill('')
  await expect(summary(page)).toHaveText('Enter two documents')
})
