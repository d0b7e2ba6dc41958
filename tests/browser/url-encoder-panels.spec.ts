import type { Page } from '@playwright/test'

import { axeFindings } from './axe.ts'
import { keptBy } from './kept-by.ts'
import { expect, sharedTest as test } from './site.ts'
import { openTool, button, press, region, widthOf } from './visitor.ts'

const input = (page: Page) => page.getByLabel(/^Text to (encode|decode)$/)
const panel = (page: Page, name: string) => page.locator('details', { hasText: name })
const open = (page: Page, name: string) => page.locator('summary', { hasText: name }).click()
const edited = (page: Page) => region(page, 'Edited address').locator('p')

test.beforeEach(async ({ page }) => openTool(page, 'url-encoder'))

test('an address is edited by its parts, and what is left alone stays to the letter', async ({
  page,
}) => {
  await input(page).fill('HTTPS://x.in:/%7ea?b=%2f&d&k=1&k=2+3&utm_source=x#')
  await open(page, 'Edit the parts of an address')
  await page.getByLabel('Value 4').fill('2 3 & ₹')
  await expect(edited(page)).toHaveText(
    'HTTPS://x.in:/%7ea?b=%2f&d&k=1&k=2+3+%26+%E2%82%B9&utm_source=x#',
  )
  await page.getByRole('button', { name: 'Move up: parameter 2, d' }).press('Enter')
  await expect(page.getByLabel('Name 1')).toBeFocused()
  await page.getByRole('button', { name: 'Remove: parameter 3, k' }).press('Enter')
  await expect(page.getByLabel('Name 3')).toBeFocused()
  await button(page, 'Add a parameter').press('Enter')
  await page.keyboard.type('नया')
  await button(page, 'Remove the tracking parameters').press('Enter')
  await expect(page.getByText('This query has no known tracking parameters.')).toBeFocused()
  const address = 'HTTPS://x.in:/%7ea?d&b=%2f&k=2+3+%26+%E2%82%B9&%E0%A4%A8%E0%A4%AF%E0%A4%BE#'
  await expect(edited(page)).toHaveText(address)
  await page.getByLabel('Port').fill('99999')
  await expect(page.getByText('A port is a number up to 65535.')).toBeVisible()
  await expect(edited(page)).toHaveText(address)
  await button(page, 'Put into the input').press('Enter')
  await expect(input(page)).toHaveValue(address)
  await expect(input(page)).toBeFocused()
  await press(page, 'Undo replacing')
  await expect(input(page)).toHaveValue(/utm_source/)
})

test('the focus reaches the input on a slow phone, whose panels render later', async ({ page }) => {
  await input(page).fill('https://x.in/?a=1&utm_source=x')
  await open(page, 'Edit the parts of an address')
  await button(page, 'Remove the tracking parameters').press('Enter')
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 20 })
  await button(page, 'Put into the input').press('Enter')
  await expect(input(page)).toHaveValue('https://x.in/?a=1')
  await expect(input(page)).toBeFocused()
})

test('layers are counted, and a broken sequence is marked while the rest is decoded', async ({
  page,
}) => {
  await input(page).fill('%25252B')
  await open(page, 'Decode layer by layer')
  const layers = panel(page, 'Decode layer by layer')
  await expect(layers.getByRole('status')).toHaveText('Encoded 3 times.')
  await expect(layers.getByRole('region')).toHaveCount(3)
  await input(page).fill('%E0%A4 %41')
  await expect(layers.locator('mark')).toHaveText('%E0%A4')
  await expect(layers.getByRole('region').locator('p')).toHaveText('%E0%A4 A')
})

test('a fold appears when the text gives it something', async ({ page }) => {
  const shown = page.locator('[data-panels] summary:visible')
  await expect(shown).toHaveCount(0)
  await input(page).fill('plain')
  await expect(shown).toHaveCount(0)
  await input(page).fill('a b')
  await expect(shown).toHaveText(['All encodings side by side'])
  await input(page).fill('100%25')
  await expect(shown).toHaveText(['All encodings side by side', 'Decode layer by layer'])
  await input(page).fill('example.com')
  await expect(shown).toHaveText(['Check the name of a host'])
  await input(page).fill('one\ntwo')
  await expect(shown).toHaveText(['All encodings side by side', 'Many lines at once'])
  await input(page).fill('/search?q=tea')
  await expect(shown).toContainText(['Edit the parts of an address'])
})

test('all panels suit axe and a narrow screen, and keep nothing', async ({ page }) => {
  const before = await keptBy(page)
  await input(page).fill('https://x.in/\nsecond')
  await open(page, 'Many lines at once')
  await expect(page.getByRole('textbox', { name: 'Lines' })).toHaveValue(/^https%3A/)
  expect(await axeFindings(page, '[data-panels]')).toEqual([])
  await input(page).fill('https://pаypal.com/a_b?q=100%&क=₹+5&fbclid=canary7319426')
  const summaries = page.locator('[data-panels] summary:visible')
  await expect(summaries).toHaveCount(4)
  for (const summary of await summaries.all()) await summary.click()
  await expect(page.locator('[data-loading]')).toHaveCount(0)
  await expect(page.getByText('It mixes letters of Latin and Cyrillic')).toBeVisible()
  await expect(region(page, 'Form').locator('p').last()).toHaveText(/^https%3A.+%2B5/)
  expect(await axeFindings(page, '[data-panels]')).toEqual([])
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await widthOf(page)).toBeLessThanOrEqual(320)
  expect(await keptBy(page)).toEqual(before)
})
