import sharp from 'sharp'

import { axeFindings } from './axe.ts'
import { SLUG, years } from './loan-calculator-page.ts'
import { textIn } from './qr-reading.ts'
import { expect, sharedTest as test } from './site.ts'
import { openTool, button, press, downloadBy } from './visitor.ts'

test('the menu opens, closes and is gone through by keyboard', async ({ page }) => {
  await openTool(page, SLUG)
  const share = button(page, 'Share')
  await share.press('Enter')
  const menu = page.getByRole('group', { name: 'Ways to share' })
  await expect(menu.getByRole('button').first()).toBeFocused()
  await expect(share).toHaveAttribute('aria-expanded', 'true')
  expect(await axeFindings(page, 'main')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(share).toBeFocused()
  await share.click()
  await expect(menu).toBeVisible()
  await share.click()
  await expect(menu).toHaveCount(0)
})

test('the platform’s sheet gets the figures and the link', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = (data) => {
      document.title = JSON.stringify(data)
      return Promise.resolve()
    }
  })
  await openTool(page, SLUG)
  await years(page).fill('15')
  await press(page, 'Share')
  await press(page, 'Send text and link')
  await expect.poll(() => page.title()).toContain('Monthly EMI: ₹9,847')
  const { url } = JSON.parse(await page.title()) as { url: string }
  // Defaults are left out.
  expect(url).toMatch(/\/tools\/loan-calculator#years=15$/)
})

test('the picture is a PNG of 1200 × 630 on a light ground in either theme', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await openTool(page, 'tax-calculator')
  await press(page, 'Share')
  const file = await downloadBy(page.getByRole('button', { name: 'Save a picture' }))
  expect(file.name).toBe('tax-report.png')
  const { format, width, height } = await sharp(file.path).metadata()
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 })
  const { channels } = await sharp(file.path).stats()
  for (const { mean } of channels.slice(0, 3)) expect(mean).toBeGreaterThan(200)
})

test('the printed sheet is one page, with a code that leads back', async ({ page }, {
  outputDir,
}) => {
  await page.addInitScript(() => (window.print = () => undefined))
  await openTool(page, SLUG, '#years=7')
  await press(page, 'Share')
  await press(page, 'Print with QR code')
  const code = page.getByRole('img', { name: 'QR code of the link', includeHidden: true })
  await expect(code).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.sheet')).toContainText('Loan Tenure7 years')
  await expect(page.locator('main')).toBeHidden()
  const picture = `${outputDir}/code.png`
  await code.screenshot({ path: picture, scale: 'css' })
  expect(await textIn(picture)).toMatch(/\/tools\/loan-calculator#years=7$/)
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)
  expect(sheets).toHaveLength(1)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.locator('.sheet')).toHaveCount(0)
})

test('the working unfolds with the visitor’s own numbers and follows them', async ({ page }) => {
  await openTool(page, SLUG)
  await page.getByText('Show the working', { exact: true }).click()
  const working = page.locator('.working').first()
  await expect(working).toContainText('= ₹8,678.23')
  await years(page).fill('15')
  await expect(working).toContainText('n = 15 × 12 = 180 months')
})
