import type { Page } from '@playwright/test'

import { axeFindings } from './axe.ts'
import { button, clipboardOf, expect, openTool, sharedTest as test } from './site.ts'

const field = (page: Page) => page.getByLabel('Generated password')
const open = (page: Page, title: string) => page.locator('summary', { hasText: title }).click()

test('a password follows the rules of a site, and its cost is said', async ({ page }) => {
  await openTool(page, 'password-generator')
  await open(page, 'For a site’s rules')
  const rules = page.getByLabel('The site’s rules')
  await rules.fill('Exactly 8 characters, at least one capital letter and a digit. Not your name')
  const password = page.locator('[data-rule-password]')
  await expect(password).toHaveText(/^(?=.*[A-Z])(?=.*\d)[A-Za-z\d]{8}$/)
  await expect(page.locator('[data-rule]')).toContainText('Not checked here: “your name”')
  // 62^8 − 36^8 − 52^8 + 26^8, and 8 × log2 of 94 = 52.4.
  await expect(page.locator('[data-rule-cost]')).toContainText('16,22,68,09,42,10,560 passwords')
  await rules.fill('minlength: 4; maxlength: 6; required: digit; max-consecutive: 1')
  await expect(password).toHaveText(/^\d{6}$/)
  await rules.fill('At least 8 characters, one of them prime')
  await expect(page.locator('[data-rule]')).toContainText('Not understood: “one of them prime”.')
  await expect(password).toHaveCount(0)
  await rules.fill('required: uper')
  await expect(page.getByText('“uper” is not a class.')).toBeVisible()
  await expect(rules).toHaveValue('required: uper')
})

test('symbols are chosen, several are made, letters are named, and what is copied is listed', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openTool(page, 'password-generator')
  await open(page, 'Choose or leave out')
  await page.getByLabel('Symbols to use').fill('~/')
  await page.getByLabel('Leave out these characters').fill('abcdefgh')
  await expect(field(page)).toHaveValue(/^(?=.*[~/])[A-Zi-z\d~/]{16}$/)
  await open(page, 'Letter by letter')
  await expect(page.locator('.letter-list > li')).toHaveCount(16)
  await open(page, 'Time to guess')
  await expect(page.locator('[data-guess-times]')).toContainText('10 billion a second')
  await open(page, 'Several at once')
  await button(page, 'Make 10 passwords').click()
  await expect(page.locator('.password-list > li')).toHaveCount(10)
  await button(page, 'Copy Password').click()
  const copied = await clipboardOf(page)
  await open(page, 'Copied on this visit')
  await expect(page.locator('[data-panels] details').last().locator('li')).toContainText(copied)
  expect(await axeFindings(page, '[data-panels]')).toEqual([])
  expect(JSON.stringify(await page.evaluate(() => history.state))).not.toContain('~/')
  await page.reload()
  await expect(page.locator('.password-list')).toHaveCount(0)
})
