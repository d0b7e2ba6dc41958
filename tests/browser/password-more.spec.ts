import type { Page } from '@playwright/test'

import { axeFindings } from './axe.ts'
import { expect, sharedTest as test } from './site.ts'
import { openTool, press, clipboardOf } from './visitor.ts'

const field = (page: Page) => page.getByLabel('Generated password')
const open = (page: Page, title: string) => page.locator('summary', { hasText: title }).click()

test('the password at the top follows the rules of a site', async ({ page }) => {
  await openTool(page, 'password-generator')
  await open(page, 'For a site’s rules')
  const rules = page.getByLabel('The site’s passwordrules')
  await rules.fill('minlength: 4; maxlength: 6; required: digit; max-consecutive: 1')
  await expect(field(page)).toHaveValue(/^(?!.*(.)\1)\d{6}$/)
  await expect(page.locator('[data-rule]')).toContainText('follows these rules')
  await expect(page.getByLabel('Most characters')).toHaveValue('6')
  await page.getByRole('checkbox', { name: /^Lowercase/ }).check()
  await expect(page.locator('[data-rule]')).toContainText('no longer follows these rules')
  await rules.fill('required: uper')
  await expect(page.getByText('“uper” is not a class.')).toBeVisible()
  await expect(rules).toHaveValue('required: uper')
  await rules.fill('')
  await expect(page.getByLabel('Most characters')).toHaveValue('')
  await page.getByLabel('Least characters').fill('20')
  await expect(field(page)).toHaveValue(/^.{20}$/)
  await page.getByLabel('Most characters').fill('many')
  await expect(page.getByText('Enter a whole number from 20 to 64.')).toBeVisible()
  expect(await axeFindings(page, '[data-panels]')).toEqual([])
})

test('symbols are chosen, several are made, letters are named, and what is copied is listed', async ({
  page,
}) => {
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
  await press(page, 'Make 10 passwords')
  await expect(page.locator('.password-list > li')).toHaveCount(10)
  await press(page, 'Copy Password')
  const copied = await clipboardOf(page)
  await open(page, 'Copied on this visit')
  await expect(page.locator('[data-panels] details').last().locator('li')).toContainText(copied)
  expect(await axeFindings(page, '[data-panels]')).toEqual([])
  expect(JSON.stringify(await page.evaluate(() => history.state))).not.toContain('~/')
  await page.reload()
  await expect(page.locator('.password-list')).toHaveCount(0)
})
