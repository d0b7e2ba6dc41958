import type { Page } from '@playwright/test'

import { textsIn } from './qr-reading.ts'
import { button, downloadBy, expect, openTool, sharedTest as test } from './site.ts'

const text = (page: Page) => page.getByLabel('Text or URL')
const written = (page: Page) => page.getByRole('textbox', { name: 'Written text' })
const put = (page: Page) => button(page, 'Put into the text field')

test.beforeEach(async ({ page }) => {
  await openTool(page, 'qr-code-generator')
  await text(page).fill('https://ganak.example')
  await page.locator('summary', { hasText: 'Email, phone, SMS' }).press('Enter')
  await expect(page.getByLabel('Kind')).toBeVisible()
})

test('an email is shown before it takes the place of the text, and that can be undone', async ({
  page,
}) => {
  await page.getByLabel('To', { exact: true }).fill('asha')
  await expect(page.getByText('asha is not an email address.')).toBeVisible()
  await expect(put(page)).toBeDisabled()
  await page.getByLabel('To', { exact: true }).fill('asha@x.in')
  await page.getByLabel('Subject').fill('नमस्ते & hello')
  const link = `mailto:asha@x.in?subject=${encodeURIComponent('नमस्ते & hello')}`
  await expect(written(page)).toHaveValue(link)
  await expect(text(page)).toHaveValue('https://ganak.example')
  await put(page).press('Enter')
  await expect(put(page)).toBeFocused()
  await expect(text(page)).toHaveValue(link)
  await page.getByLabel('Kind').selectOption('phone')
  await page.getByLabel('Kind').selectOption('mail')
  await expect(page.getByLabel('Subject')).toHaveValue('नमस्ते & hello')
  const file = await downloadBy(button(page, 'Download PNG'))
  for (const read of await textsIn(file.path)) expect(read).toBe(link)
  await button(page, 'Undo').press('Enter')
  await expect(text(page)).toHaveValue('https://ganak.example')
  await expect(put(page)).toBeFocused()
})

test('an event is written from the date fields of the browser', async ({ page }) => {
  await page.getByLabel('Kind').selectOption('event')
  await page.getByLabel('Title').fill('Fair')
  await page.getByLabel('Start: day').pressSequentially('31')
  await page.keyboard.press('Tab')
  await page.getByLabel('Start: day').blur()
  await expect(page.getByText('This is incomplete.')).toBeVisible()
  await page.getByLabel('Start: day').fill('2026-12-31')
  await page.getByLabel('Start: time').fill('18:30')
  await expect(written(page)).toHaveValue(/^BEGIN:VCALENDAR\n[^]+DTSTART:20261231T130000Z\n/)
  await page.getByLabel('Whole days').check()
  await expect(page.getByLabel('Time zone')).toHaveCount(0)
  await expect(written(page)).toHaveValue(
    /DTSTART;VALUE=DATE:20261231\nDTEND;VALUE=DATE:20270101\n/,
  )
})
