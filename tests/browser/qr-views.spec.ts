import type { Page } from '@playwright/test'

import { textsIn } from './qr-reading.ts'
import { axeFindings } from './axe.ts'
import { expect, sharedTest as test } from './site.ts'
import { openTool, button, press, openFold, downloadBy, boxOf } from './visitor.ts'

const written = (page: Page) => page.getByLabel('Text in the code')

test('a UPI code is drawn from its fields and reads back as the link that was shown', async ({
  page,
}) => {
  await openTool(page, 'qr-code-generator/upi')
  await page.getByLabel('UPI address of the payee').fill('asha@gmail.com')
  await page.getByLabel('Name of the payee').fill('आशा Stores')
  await expect(page.locator('[data-warnings]')).toContainText('looks like an email address')
  await page.getByLabel('UPI address of the payee').fill('asha@okbank')
  await expect(page.locator('[data-warnings] p')).toHaveCount(0)
  await page.getByLabel('Amount (₹)').fill('1,5')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Enter the rupees in digits')).toBeVisible()
  await expect(written(page)).toHaveValue('')
  await page.getByLabel('Amount (₹)').fill('1,499.5')
  const link = `upi://pay?pa=asha@okbank&pn=${encodeURIComponent('आशा')}%20Stores&am=1499.50&cu=INR`
  await expect(written(page)).toHaveValue(link)
  const file = await downloadBy(button(page, 'Download PNG'))
  for (const read of await textsIn(file.path)) expect(read).toBe(link)
})

test('a page prints its code in its size with payee and amount, and nothing else', async ({
  page,
}) => {
  await openTool(page, 'qr-code-generator/upi')
  await page.getByLabel('UPI address of the payee').fill('asha@okbank')
  await page.getByLabel('Name of the payee').fill('Asha Stores')
  await page.getByLabel('Amount (₹)').fill('149999.5')
  await expect(button(page, 'Download PNG')).toBeEnabled()
  await page.locator('.qr-page summary', { hasText: 'Size for print' }).click()
  await page.getByLabel('Calculate the size from').selectOption('width')
  await page.getByLabel('Millimetres').fill('50')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('body > :visible')).toHaveCount(1)
  const printed = page.locator('.qr-print')
  await expect(printed.locator('p')).toHaveText(['Asha Stores', 'asha@okbank', '₹1,49,999.50'])
  // 50 mm in CSS pixels, 96 to the inch of 25.4 mm.
  const box = await boxOf(printed.locator('img'))
  expect(box.width).toBeCloseTo((50 / 25.4) * 96, 0)
  expect(box.height).toBeCloseTo((50 / 25.4) * 96, 0)
  await page.emulateMedia({ media: 'screen' })
  await expect(printed).toBeHidden()
  await press(page, 'Clear')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a pasted Wi-Fi password loses line ends around it, and is refused with one inside', async ({
  page,
}) => {
  await openTool(page, 'qr-code-generator/wifi')
  await page.getByLabel('Name of the network').fill('Home')
  const paste = (text: string) =>
    page.getByLabel('Password').evaluate((field: HTMLInputElement, pasted) => {
      field.focus()
      const data = new DataTransfer()
      data.setData('text', pasted)
      const event = new ClipboardEvent('paste', {
        clipboardData: data,
        bubbles: true,
        cancelable: true,
      })
      // What the browser does where the page leaves the paste to it.
      if (field.dispatchEvent(event))
        document.execCommand('insertText', false, pasted.replaceAll('\n', ' '))
    }, text)
  await paste('correct\nhorse')
  await expect(page.getByText('The pasted text has several lines.').first()).toBeVisible()
  await expect(page.getByLabel('Password')).toHaveValue('')
  await paste('correct horse\n')
  await expect(page.getByLabel('Password')).toHaveValue('correct horse')
  await expect(written(page)).toHaveValue('WIFI:T:WPA;S:Home;P:correct horse;;')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.qr-print p')).toHaveText(['Home'])
})

test('a Wi-Fi code needs a password only where the network has one', async ({ page }) => {
  await openTool(page, 'qr-code-generator/wifi')
  await page.getByLabel('Name of the network').fill('Café; up')
  await expect(button(page, 'Download PNG')).toBeDisabled()
  await page.getByLabel('Security').selectOption('nopass')
  await expect(page.getByLabel('Password')).toHaveCount(0)
  await expect(written(page)).toHaveValue(String.raw`WIFI:T:nopass;S:Café\; up;;`)
  await page.getByLabel('The network is hidden').check()
  await page.getByLabel('Security').selectOption('WPA')
  await page.getByLabel('Password').fill('12345678')
  await expect(written(page)).toHaveValue(String.raw`WIFI:T:WPA;S:Café\; up;P:12345678;H:true;;`)
  expect(await axeFindings(page)).toEqual([])
})

test('a contact code holds the card with its line ends, and keeps nothing for a reload', async ({
  page,
}) => {
  await openTool(page, 'qr-code-generator/contact')
  await page.getByLabel('First name').fill('आशा')
  await openFold(page, 'Address and note')
  await page.getByLabel('City').fill('Pune')
  const file = await downloadBy(button(page, 'Download PNG'))
  const [read] = await textsIn(file.path)
  expect(read).toBe(
    'BEGIN:VCARD\r\nVERSION:3.0\r\nN:;आशा;;;\r\nFN:आशा\r\nADR;TYPE=WORK:;;;Pune;;;\r\nEND:VCARD\r\n',
  )
  await press(page, 'Clear')
  await expect(page.getByLabel('First name')).toHaveValue('')
  await press(page, 'Undo clear')
  await expect(page.getByLabel('City')).toHaveValue('Pune')
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('')
})
