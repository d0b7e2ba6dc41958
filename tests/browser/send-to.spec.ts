import type { Page } from '@playwright/test'

import { numberChains, type Step, textChains } from '../chains.ts'
import { axeFindings } from './axe.ts'
import { expect, test } from './site.ts'
import { openTool, press } from './visitor.ts'

/** Files travel in the memory of the service worker. */
test.use({ serviceWorkers: 'allow' })

const at = (page: Page, xpath: string) => page.locator(`xpath=${xpath}`)
const button = (page: Page) => page.getByRole('button', { name: 'Send to…' })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Send to' })

async function go(page: Page, step: Step): Promise<void> {
  if ('script' in step) await page.evaluate(step.script)
  else if ('fill' in step) await at(page, step.fill).fill(step.text)
  else if ('await' in step) await at(page, step.await).waitFor({ state: 'attached' })
  else if ('enter' in step) await at(page, step.enter).press('Enter')
  else await at(page, step.press).click()
}

for (const { name, from, steps, leave, to, arrives } of [...textChains, ...numberChains]) {
  test(`chain: ${name}`, async ({ page }) => {
    const [path = '', fragment] = from.split('#')
    await openTool(page, path.replace('/tools/', ''), fragment && `#${fragment}`)
    await page.evaluate(() => navigator.serviceWorker.ready)
    for (const step of steps) await go(page, step)
    for (const press of leave) await at(page, press).click()
    await expect(page).toHaveURL(new RegExp(`${to}(?:#|$)`))
    const [expression, value] = arrives
    await expect.poll(() => page.evaluate(expression)).toBe(value)
    expect(page.url()).not.toContain('take')
    const stored = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
    if (!value.includes('"')) expect(await stored()).not.toContain(`"${value}"`)
  })
}

test('the whole way works by keyboard, and the dialog has no finding in either theme', async ({
  page,
}) => {
  await openTool(page, 'base64')
  await page.locator('[name=input]').fill('hello')
  await button(page).focus()
  await page.keyboard.press('Enter')
  const dialog = dialogOf(page)
  await expect(dialog).toContainText('Base64: decodes to readable text')
  // Without its style sheet the panel would have no room around its text.
  await expect(dialog).not.toHaveCSS('padding-left', '0px')
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button(page)).toBeFocused()
  await page.evaluate(() => document.documentElement.classList.replace('light', 'dark'))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  const link = dialog.getByRole('link', { name: /Count its words/ })
  for (let presses = 0; presses < 12; presses++) {
    if (await link.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page.locator('[name=text]')).toHaveValue('aGVsbG8=')
  await expect(page.locator('[name=text]')).toBeFocused()
})

test('white space is not offered to other pages, and a long text not to the QR code', async ({
  page,
}) => {
  await openTool(page, 'word-counter')
  await page.locator('[name=text]').fill(' \n ')
  await button(page).click()
  await expect(dialogOf(page)).toContainText('This result is empty.')
  await press(page, 'Close')
  await page.locator('[name=text]').fill('क'.repeat(985))
  await button(page).click()
  await expect(dialogOf(page).getByRole('link', { name: /hashes/ })).toBeVisible()
  // 985 letters of 3 bytes are 2,955: two more than ISO/IEC 18004 allows.
  await expect(dialogOf(page).getByRole('link', { name: /QR/ })).toHaveCount(0)
})

test('an amount is in no address, and reaches its field', async ({ page }) => {
  await openTool(page, 'word-counter')
  await page.locator('[name=text]').fill('₹25,00,000')
  await button(page).click()
  await dialogOf(page)
    .getByRole('link', { name: /As a loan/ })
    .click()
  await expect(page.locator('[name=loanAmount]')).toHaveValue('₹25,00,000')
  // 25,00,000 at 8.5 % over 240 months in 30 digits: 21,695.58.
  await expect(page.locator('[data-results] dl dd').first()).toHaveText('₹21,696')
  expect(page.url()).toMatch(/\/loan-calculator$/)
})

test('passwords, keys and what they make have no such button', async ({ page }) => {
  for (const slug of [
    'password-generator',
    'password-generator/passphrase',
    'hash-generator/hmac',
  ]) {
    await openTool(page, slug)
    await expect(page.getByRole('button', { name: /Copy/ }).first()).toBeVisible()
    await expect(page.locator('[data-send-to]')).toHaveCount(0)
  }
})

test.describe('Back without a cache of pages', () => {
  const SENTENCE =
    'One sentence of more than eighty letters, so that the browser asks before it is lost.'

  test('brings the text and the mode back, asks nothing and keeps no copy', async ({ page }) => {
    await openTool(page, 'url-encoder')
    // Its memory keeps the input.
    await page.evaluate(() => navigator.serviceWorker.ready)
    await press(page, 'Decode')
    await page.locator('[name=input]').pressSequentially(`${SENTENCE}%20!`)
    await button(page).click()
    let asked = 0
    page.on('dialog', (dialog) => {
      asked += 1
      void dialog.accept()
    })
    await dialogOf(page)
      .getByRole('link', { name: /Count its words/ })
      .click()
    await expect(page.locator('[name=text]')).toHaveValue(`${SENTENCE} !`)
    await page.goBack()
    await expect(page.locator('[name=input]')).toHaveValue(`${SENTENCE}%20!`)
    await expect(page.getByRole('button', { name: 'Decode', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    expect(asked).toBe(0)
    const traces = await page.evaluate(() =>
      JSON.stringify([sessionStorage, localStorage, history.state]),
    )
    expect(traces).not.toMatch(/hand-over|take|sentence/)
  })

  test('brings a long document back', async ({ page }) => {
    await openTool(page, 'json-formatter')
    // Its memory keeps the input.
    await page.evaluate(() => navigator.serviceWorker.ready)
    const rows = JSON.stringify(Array.from({ length: 3000 }, (_, id) => ({ id })))
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      const init = { clipboardData, bubbles: true, cancelable: true }
      const box = document.querySelector<HTMLTextAreaElement>('[name=json]')
      box?.select()
      box?.dispatchEvent(new ClipboardEvent('paste', init))
    }, rows)
    await expect(page.locator('[data-held]')).toHaveAttribute('data-held', String(rows.length))
    await press(page, 'Format & Validate')
    await button(page).first().click()
    await dialogOf(page)
      .getByRole('link', { name: /Compare it/ })
      .click()
    await expect(page.locator('[name=left]')).toHaveValue(/"id": 2999/)
    await page.goBack()
    await expect(page.locator('[data-held]')).toHaveAttribute('data-held', String(rows.length))
  })
})
