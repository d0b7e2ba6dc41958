import type { Page } from '@playwright/test'

import { expect, sharedTest as test } from './site.ts'
import { openTool, press, clipboardOf } from './visitor.ts'

const field = (page: Page) => page.getByLabel('Generated passphrase')

test('six words are there from the start, and each option does what it says', async ({ page }) => {
  await openTool(page, 'password-generator/passphrase')
  await expect(field(page)).toHaveValue(/^([a-z-]+-){5}[a-z-]+$/)
  await expect(page.getByRole('status').filter({ hasText: 'bits' })).toHaveText(
    '77.5 bits of entropy',
  )
  await expect(page.locator('[data-guess-times]')).toContainText('350 thousand years')
  await page.getByLabel('Between the words').selectOption('Space')
  await expect(field(page)).toHaveValue(/^([a-z-]+ ){5}[a-z-]+$/)
  await page.getByLabel('Capital letters').selectOption('One word, at random')
  await expect(field(page)).toHaveValue(/(^| )[A-Z-]+( |$)/)
  await page.getByLabel('Add a digit after one of the words').check()
  await expect(field(page)).toHaveValue(/[A-Za-z]\d( |$)/)
  await expect(page.getByRole('status').filter({ hasText: 'bits' })).toHaveText(
    '86.0 bits of entropy',
  )
  await page.getByRole('slider', { name: 'Number of words' }).focus()
  await page.keyboard.press('End')
  await expect(field(page)).toHaveValue(/^(\S+ ){11}\S+$/)
  const shown = await field(page).inputValue()
  await press(page, 'Regenerate')
  await expect(field(page)).not.toHaveValue(shown)
})

test('a passphrase is copied as it is shown, kept nowhere, and gone after leaving', async ({
  page,
}) => {
  await openTool(page, 'password-generator/passphrase')
  await expect(field(page)).not.toHaveValue('')
  const passphrase = await field(page).inputValue()
  await press(page, 'Copy Passphrase')
  await expect.poll(() => clipboardOf(page)).toBe(passphrase)
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href]),
  )
  expect(kept).not.toContain(passphrase)
  await page.evaluate(() => {
    window.addEventListener('pagehide', () => {
      const shown = document.querySelector<HTMLTextAreaElement>('[data-password]')
      sessionStorage.setItem('left', JSON.stringify(shown?.value))
    })
  })
  await page.goto('/')
  expect(await page.evaluate(() => sessionStorage.getItem('left'))).toBe('""')
  await page.goBack()
  await expect(field(page)).not.toHaveValue('')
  expect(await field(page).inputValue()).not.toBe(passphrase)
})
