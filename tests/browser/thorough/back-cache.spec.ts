import { type Browser, type Page } from '@playwright/test'

import { isWiped } from '../../../src/layouts/scripts/wiped-pages.ts'
import { launchChromium } from '../../chromium.ts'
import { toolPageSlugs } from '../../site-map.ts'
import { CANARY, CANARY_AMOUNT, fillFields, unfold } from '../filling.ts'
import { expect, unwatchedTest as test } from '../site.ts'
import { isAlive, press } from '../visitor.ts'

/** These take files or dates, or have options and no text. */
const WITHOUT_TEXT = [
  'qr-code-generator/read',
  'password-generator/passphrase',
  'age-calculator/between-dates',
]

let browser: Browser

test.beforeAll(async () => {
  browser = await launchChromium({
    // Playwright switches the back/forward cache off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
})
test.afterAll(() => browser.close())

for (const slug of toolPageSlugs) {
  // A key, a token, a password, a payment or the details of a person.
  const isSecret = isWiped(`/tools/${slug}`)
  test(`Back to ${slug} ${isSecret ? 'brings nothing back' : 'shows the page from the cache as it was'}`, async ({
    baseURL,
  }) => {
    const page = await browser.newPage({ baseURL: baseURL ?? '', serviceWorkers: 'block' })
    await page.goto(`/tools/${slug}`)
    await isAlive(page)
    await unfold(page)
    await fillFields(page, CANARY)
    const typed = await shownBy(page)
    const isTyped = !WITHOUT_TEXT.includes(slug)
    if (isTyped) expect(typed, 'what is typed is shown').toMatch(canary)
    const secrets = isSecret ? await secretsOf(page) : []
    await leaveAndComeBack(page)
    const shown = await shownBy(page)
    if (!isSecret) {
      if (isTyped) expect(shown).toMatch(canary)
    } else {
      for (const secret of [CANARY, CANARY_AMOUNT, ...secrets]) expect(shown).not.toContain(secret)
      // What React holds is written into the page by the next change. Amounts get the same number again.
      await unfold(page)
      await fillFields(page, 'other words')
      for (const secret of [CANARY, ...secrets])
        expect(await shownBy(page), 'after the next change').not.toContain(secret)
    }
    await page.close()
  })
}

test('Back after "Send to" shows the page from the cache, and the copy for Back is deleted', async ({
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '', serviceWorkers: 'block' })
  await page.goto('/tools/word-counter')
  await isAlive(page)
  await watchCache(page)
  await page.locator('[name=text]').fill(CANARY)
  await press(page, 'Send to…')
  await page.getByRole('link', { name: /Calculate its hashes/ }).click()
  await expect(page.locator('[name=text]')).toHaveValue(CANARY)
  await expect(page).toHaveURL(/hash-generator$/)
  await goBack(page)
  await expect(page.locator('[name=text]')).toHaveValue(CANARY)
  const traces = () => page.evaluate(() => JSON.stringify([sessionStorage, history.state]))
  await expect.poll(traces).not.toMatch(/hand-over|take/)
  await page.close()
})

const canary = new RegExp(`${CANARY}|${CANARY_AMOUNT}|73,?19,?426|7,?319,?426`)

/** Follows a link to another page and goes back, and sees the page come from the cache. */
async function leaveAndComeBack(page: Page): Promise<void> {
  await watchCache(page)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.evaluate(() => location.assign('/about'))
  await page.waitForURL('**/about')
  await expect(page.locator('h1')).toBeVisible()
  await goBack(page)
}

/** Makes the page show whether it came from the cache. */
async function watchCache(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted)
    })
  })
}

async function goBack(page: Page): Promise<void> {
  const left = page.url()
  await page.evaluate(() => history.back())
  // The cache fires no load event.
  await page.waitForURL((url) => url.href !== left, { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
}

/** All that the page says and all that is in its fields. */
const shownBy = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement>('main :is(input, textarea)')
    const values = [...fields].map(({ value }) => value)
    return [document.body.textContent, ...values].join('\n')
  })

/** Passwords that the page has made. */
const secretsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLTextAreaElement>('[data-password]')
    return [...fields].map(({ value }) => value).filter(Boolean)
  })
