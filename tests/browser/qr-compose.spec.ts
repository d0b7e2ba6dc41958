import type { Page } from '@playwright/test'

import { textsIn } from './qr-reading.ts'
import { expect, sharedTest as test } from './site.ts'
import { openTool, button, field, downloadBy } from './visitor.ts'

const text = (page: Page) => page.getByLabel('Text or URL')
const kind = (page: Page, value: string) => page.getByLabel('Kind').selectOption(value)

test.beforeEach(async ({ page }) => {
  await openTool(page, 'qr-code-generator')
  await expect(page.getByLabel('Kind')).toBeHidden()
  await page.locator('.qr-page summary', { hasText: 'More' }).click()
  await text(page).fill('https://ganak.example')
})

test('an email is written into the text, and the own text comes back with its kind', async ({
  page,
}) => {
  await kind(page, 'mail')
  await field(page, 'To').fill('asha')
  await expect(page.getByText('asha is not an email address.')).toBeVisible()
  await expect(text(page)).toHaveValue('')
  await expect(text(page)).toHaveAttribute('readonly')
  await expect(page.getByText('The code needs an email address.')).toBeVisible()
  await field(page, 'To').fill('asha@x.in')
  await page.getByLabel('Subject').fill('नमस्ते & hello')
  const link = `mailto:asha@x.in?subject=${encodeURIComponent('नमस्ते & hello')}`
  await expect(text(page)).toHaveValue(link)
  await kind(page, 'phone')
  await expect(text(page)).toHaveValue('')
  await kind(page, 'mail')
  await expect(text(page)).toHaveValue(link)
  await expect(page.getByLabel('Subject')).toHaveValue('नमस्ते & hello')
  const file = await downloadBy(button(page, 'Download PNG'))
  for (const read of await textsIn(file.path)) expect(read).toBe(link)
  await kind(page, 'text')
  await expect(text(page)).toHaveValue('https://ganak.example')
  await expect(text(page)).not.toHaveAttribute('readonly')
  await expect(page.getByLabel('Subject')).toBeHidden()
})

test('an event is written from the date fields of the browser', async ({ page }) => {
  await kind(page, 'event')
  await page.getByLabel('Title').fill('Fair')
  await page.getByLabel('Start: day').pressSequentially('31')
  await page.keyboard.press('Tab')
  await page.getByLabel('Start: day').blur()
  await expect(page.getByText('This is incomplete.')).toBeVisible()
  await page.getByLabel('Start: day').fill('2026-12-31')
  await page.getByLabel('Start: time').fill('18:30')
  await expect(text(page)).toHaveValue(/^BEGIN:VCALENDAR\n[^]+DTSTART:20261231T130000Z\n/)
  await page.getByLabel('Whole days').check()
  await expect(page.getByLabel('Time zone')).toHaveCount(0)
  await expect(text(page)).toHaveValue(/DTSTART;VALUE=DATE:20261231\nDTEND;VALUE=DATE:20270101\n/)
})
