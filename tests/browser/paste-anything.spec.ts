import type { Locator, Page } from '@playwright/test'

import { axeFindings } from './axe.ts'
import { expect, holdScripts, test } from './site.ts'
import { paste } from './visitor.ts'

const FIELD = 'Search tools'

const group = (page: Page, name: RegExp): Locator => page.getByRole('group', { name })
/** The first page that is offered for what was pasted. */
const offer = (page: Page, name: RegExp) => page.getByRole('option', { name }).first()

async function pasteAtHome(page: Page, text: string): Promise<void> {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await paste(page, text)
}

test('a sum typed into the search shows its answer and opens the page filled', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: FIELD }).fill('emi for 50 lakh 8.5 20')
  const answer = group(page, /The answer/).getByRole('option')
  // EMI of ₹50,00,000 at 8.5 % over 20 years.
  await expect(answer).toContainText('₹43,391')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tools\/loan-calculator#/)
  await expect(page.getByRole('textbox', { name: 'Loan Amount (₹)' })).toHaveValue('50,00,000')
})

test('a percentage opens its card filled', async ({ page }) => {
  await page.goto('/faq')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: FIELD }).fill('18% of 2500')
  await expect(group(page, /The answer/).getByRole('option')).toContainText('450.00')
  await page.keyboard.press('Enter')
  await expect(page.locator('[name=percent-of-first]')).toHaveValue('18')
  await expect(page.locator('[name=percent-of-second]')).toHaveValue('2500')
})

test('a document pasted on the home page opens in the JSON Formatter, and leaves no trace', async ({
  page,
}) => {
  const json = JSON.stringify({ canary: 'sea-salt-9137', list: [1, 2, 3] })
  await pasteAtHome(page, json)
  const first = group(page, /^JSON: a JSON object/)
    .getByRole('option')
    .first()
  await expect(first).toContainText('JSON Formatter')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  expect(await axeFindings(page)).toEqual([])
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tools\/json-formatter$/)
  await expect(page.locator('textarea[name=json]')).toHaveValue(json)
  expect(requests.filter((request) => request.includes('sea-salt'))).toEqual([])
  const stored = () =>
    page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state]))
  expect(await stored()).not.toContain('sea-salt')
})

test('Enter waits until it is known what a paste is', async ({ page }) => {
  const release = await holdScripts(page, '**/_astro/guesses*.js')
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  // The text contains the name of a tool, which would match it as a query.
  await paste(page, '{"tool": "JSON Formatter"}')
  await expect(page.getByRole('combobox', { name: FIELD })).toHaveValue(/JSON Formatter/)
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(page.locator('[data-search-status]')).toHaveText('')
  await page.keyboard.press('Enter')
  release()
  await expect(page.locator('textarea[name=json]')).toHaveValue('{"tool": "JSON Formatter"}')
})

const token =
  'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'

/** What is pasted, the choice of a page, and the field there with what it must hold. */
const ways: [name: string, text: string, option: RegExp, field: string, value: string][] = [
  ['Base64', 'SGVsbG8sIFdvcmxkIQ==', /Decode it/, '[name=input]', 'SGVsbG8sIFdvcmxkIQ=='],
  ['a percent-encoded text', 'caf%C3%A9', /Decode it/, '[name=input]', 'caf%C3%A9'],
  ['a hash', '900150983cd24fb0d6963f7d28e17f72', /Verify/, '[name=given]', '900150983cd24fb0d6963f7d28e17f72'], // prettier-ignore
  ['a UUID', '017F22E2-79B0-7CC3-98C4-DC0C0C07398F', /Read what it says/, '[name=input]', '017F22E2-79B0-7CC3-98C4-DC0C0C07398F'], // prettier-ignore
  ['sentences', 'One line.\nAnd one more.', /Count its words/, '[name=text]', 'One line.\nAnd one more.'], // prettier-ignore
  ['a date in quotation marks', '“2001-11-28”', /Read the time/, '[name=input]', '2001-11-28'],
  ['JSON with typographic quotation marks', '{“a”: 1}', /Format it/, '[name=json]', '{“a”: 1}'],
  ['short Base64', 'SGk=', /Decode it/, '[name=input]', 'SGk='],
  ['a time after 2038', '4102444800', /Read the time/, '[name=input]', '4102444800'],
  ['an amount', '₹25,00,000', /As a loan/, '[name=loanAmount]', '25,00,000'],
]
for (const [name, text, option, field, value] of ways) {
  test(`${name} opens on the page for it`, async ({ page }) => {
    await pasteAtHome(page, text)
    await offer(page, option).click()
    await expect(page.locator(field)).toHaveValue(value)
    expect(new URL(page.url()).hash).not.toContain('take')
  })
}

test('a token is not stored on the disk for its page: without a service worker it is asked for there', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = (name: string) => {
      if (name.startsWith('hand-over:')) throw new Error('stored')
    }
  })
  await pasteAtHome(page, `Bearer ${token}`)
  await offer(page, /Read and verify it/).click()
  await expect(page).toHaveURL(/\/tools\/jwt$/)
  await expect(page.locator('[data-toast]')).toContainText('Paste or choose it here.')
  await expect(page.locator('[name=input]')).toBeFocused()
  await expect(page.locator('[name=input]')).toHaveValue('')
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a token opens on its page', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await paste(page, `Bearer ${token}`)
    await offer(page, /Read and verify it/).click()
    await expect(page.locator('[name=input]')).toHaveValue(`Bearer ${token}`)
    expect(new URL(page.url()).hash).not.toContain('take')
  })
})

test('lines of a statement open in the panel that reads them', async ({ page }) => {
  const lines = '01/04/2025 -10000\n01/05/2025 -10000\n01/04/2026 23500'
  await pasteAtHome(page, lines)
  await offer(page, /XIRR/).click()
  await expect(page.getByRole('textbox', { name: 'Lines with a date and an amount' })).toHaveValue(
    lines,
  )
})

for (const [name, text] of [
  ['spaces', `a${' '.repeat(65_000)}a`],
  ['digits', `01/04/2025 ${'1'.repeat(19_900)}x`],
] as const) {
  test(`a paste of ${name} without end does not stop the page`, async ({ page }) => {
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      const state = window as unknown as { longest: number }
      state.longest = 0
      let last = performance.now()
      const measure = () => {
        state.longest = Math.max(state.longest, performance.now() - last)
        last = performance.now()
        setTimeout(measure, 20)
      }
      measure()
    })
    await paste(page, text)
    await expect(offer(page, /Count its words/)).toBeVisible()
    const longest = await page.evaluate(() => (window as unknown as { longest: number }).longest)
    expect(longest).toBeLessThan(2000)
  })
}

test('a text of 3 MB opens in the JSON Formatter', async ({ page }) => {
  const rows = Array.from({ length: 60_000 }, (_, id) => ({ id, name: `row ${id}`, ok: true }))
  await pasteAtHome(page, JSON.stringify(rows))
  await offer(page, /Format it/).click()
  await expect(page.locator('[data-held]').first()).toBeVisible()
})

test('what expired, was read before or never existed asks to paste', async ({ page }) => {
  await page.goto('/tools/word-counter#take=00000000-0000-4000-8000-000000000000')
  await expect(page.getByText('Nothing was handed over')).toBeVisible()
  await expect(page).toHaveURL(/\/tools\/word-counter$/)
  await expect(page.locator('[name=text]')).toBeFocused()
})

test('a hand-over that is not read is deleted after a minute', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await page.evaluate(() =>
    sessionStorage.setItem(`hand-over:x:${Date.now()}`, JSON.stringify({ content: 'secret' })),
  )
  await page.reload()
  const stored = () => page.evaluate(() => Object.keys(sessionStorage).join())
  expect(await stored()).toContain('hand-over:x')
  await page.clock.fastForward(61_000)
  await expect.poll(stored).not.toContain('hand-over:x')
})

test('a typed word stays a query', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: FIELD })
  for (const query of ['emi', 'sha256', '80c', 'qr code']) {
    await field.fill(query)
    await expect(page.getByRole('option').first()).toBeVisible()
    await expect(group(page, /^(Text|Base64|An amount)/)).toHaveCount(0)
  }
})
