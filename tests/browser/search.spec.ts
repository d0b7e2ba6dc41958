import type { Page } from '@playwright/test'

import { CATEGORIES, tools, toolsOf } from '../site-map.ts'
import { axeFindings } from './axe.ts'
import { expect, holdScripts, sharedTest as test } from './site.ts'
import { press, field, boxOf } from './visitor.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search Tools' })
const box = (page: Page) => page.getByRole('combobox', { name: 'Search tools' })
const options = (page: Page) => dialog(page).getByRole('option')
const group = (page: Page, name: string | RegExp) => dialog(page).getByRole('group', { name })
const status = (page: Page) => dialog(page).getByRole('status')

/** Opens the search on a page, and waits until it lists the tools. */
async function openSearch(page: Page, path = '/faq'): Promise<void> {
  await page.goto(path)
  await page.keyboard.press('Control+k')
  await expect(dialog(page)).toBeVisible()
  await expect(options(page).first()).toBeVisible()
}

test('a key opens it, and Escape closes it and gives the focus back', async ({ page }) => {
  await page.goto('/faq')
  await page.getByRole('link', { name: 'FAQ' }).first().focus()
  for (const keys of ['Control+k', 'Meta+k']) {
    await page.keyboard.press(keys)
    await expect(dialog(page), keys).toBeVisible()
    await expect(box(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page), keys).toBeHidden()
    await expect(page.getByRole('link', { name: 'FAQ' }).first()).toBeFocused()
  }
})

test(
  'an empty query lists every tool with its category',
  { tag: '@all-tools' },
  async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Search tools' }).click()
    await expect(options(page)).toHaveCount(tools.length)
    const inMenuOrder = CATEGORIES.flatMap(toolsOf)
    await expect(options(page)).toContainText(inMenuOrder.map(({ label }) => label))
    await expect(options(page)).toContainText(inMenuOrder.map(({ category }) => category))
    const box = await boxOf(page.locator('#search-results'))
    expect(box.height, 'the list scrolls in 400 px').toBeLessThanOrEqual(400)
  },
)

test('a query finds every tool that has it in its name, category or keywords', async ({ page }) => {
  await openSearch(page, '/')
  // Views are found too, after the tools.
  const found = options(page)
  const findTools = () =>
    found.evaluateAll(
      (links, paths) => {
        const hrefs = links.map((link) => link.getAttribute('href') ?? '')
        return hrefs.filter((href) => paths.includes(href)).toSorted()
      },
      tools.map(({ path }) => path),
    )
  for (const query of ['finance', 'DEVELOPER', 'general', 'eMi', 'EMI', 'hash']) {
    await box(page).fill(query)
    const expected = tools.filter(({ label, category, keywords }) =>
      [label, category, ...keywords].some((part) =>
        part.toLowerCase().includes(query.toLowerCase()),
      ),
    )
    await expect
      .poll(findTools, { message: query })
      .toEqual(expected.map(({ path }) => path).toSorted())
  }
})

test('every keyword of every tool finds it', { tag: '@all-tools' }, async ({ page }) => {
  await openSearch(page, '/')
  await expect(options(page)).toHaveCount(tools.length)
  await box(page).fill('zzz')
  await expect(options(page)).toHaveCount(0)
  // All of them in one call to the page: each call costs more than the search.
  const missed = await box(page).evaluate((input: HTMLInputElement, wanted) => {
    const isFound = (keyword: string, path: string) => {
      input.value = keyword
      input.dispatchEvent(new Event('input'))
      return document.querySelector(`[role=option][href="${path}"]`)?.checkVisibility() ?? false
    }
    return wanted.flatMap(({ path, keywords }) =>
      keywords.filter((keyword) => !isFound(keyword, path)).map((word) => `${word}: ${path}`),
    )
  }, tools)
  expect(missed).toEqual([])
})

test('tools are found by the names people have for them', async ({ page }) => {
  await openSearch(page, '/')
  for (const [query, slug] of [
    ['loan calculator', 'loan-calculator'],
    ['Income Tax Calculator', 'tax-calculator'],
    ['interest calculator', 'compound-interest'],
    ['json validator', 'json-formatter'],
    ['base64 encoder', 'base64'],
    ['url decoder', 'url-encoder'],
    ['sha256', 'hash-generator'],
    ['qr generator', 'qr-code-generator'],
    ['strong password', 'password-generator'],
  ] as const) {
    await box(page).fill(query)
    const option = dialog(page).locator(`[role=option][href="/tools/${slug}"]`)
    await expect(option, query).toBeVisible()
  }
})

for (const [query, path] of [
  ['age', '/tools/age-calculator'],
  ['percent', '/tools/percentage-calculator'],
  ['date', '/tools/age-calculator/between-dates'],
  ['interest', '/tools/compound-interest'],
] as const) {
  test(`"${query}" and Enter opens ${path}`, async ({ page }) => {
    await openSearch(page)
    await page.keyboard.type(query)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(path)
  })
}

test('the last tools stand first while nothing is asked for, but for the one at hand', async ({
  page,
}) => {
  for (const slug of ['url-encoder', 'age-calculator', 'base64']) {
    await page.goto(`/tools/${slug}`)
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('recentTools')))
      .toContain(slug)
  }
  await page.keyboard.press('Control+k')
  await expect(dialog(page)).toBeVisible()
  await expect(options(page)).toHaveCount(tools.length)
  await expect(options(page).nth(0)).toContainText('Age Calculator')
  await expect(options(page).nth(1)).toContainText('URL Encoder')
  await expect(dialog(page).locator('[data-recent]')).toHaveCount(2)
  await page.keyboard.type('a')
  await expect(dialog(page).locator('[data-recent]')).toHaveCount(0)
})

test('a cleared query has the tools in menu order again', async ({ page }) => {
  await openSearch(page, '/')
  await expect(options(page)).toHaveCount(tools.length)
  const before = await options(page).allTextContents()
  await page.keyboard.type('age')
  await expect(options(page).first()).toHaveText(/^\s*Age Calculator/)
  await press(page, 'Clear search')
  expect(await options(page).allTextContents()).toEqual(before)
})

for (const [code, script] of [
  ['what searches', /search-dialog/],
  ['the script of the frame', /_astro\/Base\.astro/],
] as const) {
  test(`Enter pressed before ${code} has arrived opens the first match`, async ({ page }) => {
    const release = await holdScripts(page, script)
    // Not `openSearch`: there is no list yet to wait for.
    await page.goto('/about')
    await page.keyboard.press('Control+k')
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.type('sip')
    await page.keyboard.press('Enter')
    release()
    await expect(page).toHaveURL('/tools/sip-calculator')
  })
}

test('closed before its code has arrived, it stays closed', async ({ page }) => {
  const release = await holdScripts(page, /_astro\/Base\.astro/)
  await page.goto('/about')
  await page.getByRole('banner').getByRole('button', { name: 'Search tools' }).click()
  await dialog(page).getByRole('button', { name: 'Close search' }).click()
  await expect(dialog(page)).toBeHidden()
  const arrived = page.waitForResponse(/_astro\/kept/)
  release()
  await arrived
  await expect(dialog(page)).toBeHidden()
})

test('Enter that ends a composition opens nothing', async ({ page }) => {
  await openSearch(page)
  await page.keyboard.type('age')
  const keys = [{ isComposing: true }, { keyCode: 229 }]
  for (const key of keys) await box(page).dispatchEvent('keydown', { key: 'Enter', ...key })
  await expect(dialog(page)).toBeVisible()
  await box(page).dispatchEvent('keydown', { key: 'Enter' })
  await expect(page).toHaveURL('/tools/age-calculator')
})

test('the four popular tools follow the sentence that none was found', async ({ page }) => {
  await openSearch(page)
  const popular = dialog(page).getByRole('navigation', { name: 'Popular tools' })
  await expect(popular).toBeHidden()
  await page.keyboard.type('zzz')
  await expect(popular.getByRole('link')).toHaveText([
    /EMI Calculator/,
    /Word Counter/,
    /Password Generator/,
    /Percentage Calculator/,
  ])
  await page.keyboard.press('Enter')
  await expect(page, 'nothing was chosen').toHaveURL('/faq')
  await popular.getByRole('link', { name: /Word Counter/ }).click()
  await expect(page).toHaveURL('/tools/word-counter')
})

test('a query without a match is shown as it was typed', async ({ page }) => {
  await openSearch(page, '/')
  for (const query of ['<b>', '"', '%', 'zzz']) {
    await page.keyboard.type(query)
    const sentence = `No tools found matching "${query}"`
    await expect(status(page)).toHaveText(sentence)
    await press(page, 'Clear search')
    await expect(options(page), query).toHaveCount(tools.length)
    await expect(box(page)).toBeFocused()
  }
})

test('a Hindi word leads to its tool, and the number of results is said', async ({ page }) => {
  await openSearch(page)
  await box(page).fill('ब्याज')
  const found = group(page, 'In other words')
  await expect(found.getByText('In other words')).toBeVisible()
  await expect(found.getByRole('option').first()).toHaveText(/Compound Interest/)
  await expect(status(page)).toHaveText(/^\d+ results?$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tools/compound-interest')
})

test('a typing error leads to close matches, and to us', async ({ page }) => {
  await openSearch(page)
  await page.keyboard.type('pasword')
  const found = group(page, 'Close to what you typed')
  await expect(found.getByRole('option').first()).toHaveText(/Password Generator/)
  await expect(status(page)).toHaveText(/^\d+ results?$/)
  await expect(dialog(page).getByRole('link', { name: 'Ask us for it' })).toBeVisible()
  expect(await axeFindings(page, '#search-dialog')).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tools/password-generator')
})

test('what a page does and a question of the FAQ are found', async ({ page }) => {
  await openSearch(page)
  const first = options(page).first()
  await box(page).fill('csv to json')
  await expect(first).toHaveAttribute('href', '/tools/json-formatter')
  await box(page).fill('rate hike')
  await expect(first).toHaveAttribute('href', '/tools/loan-calculator/rate-change')
  await box(page).fill('suggest a tool')
  const found = group(page, 'From the FAQ')
  await found.getByRole('option').first().click()
  await expect(page).toHaveURL(/\/faq#how-do-i-report-a-mistake-or-suggest-a-tool$/)
})

test('nothing found: the message to us names the query, and is not sent', async ({ page }) => {
  await openSearch(page)
  const ask = dialog(page).getByRole('link', { name: 'Ask us for it' })
  await expect(ask).toBeHidden()
  await page.keyboard.type('qwxz')
  await ask.click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByLabel('Message')).toHaveValue(/^I searched for “qwxz”/)
  await expect(field(page, 'Name')).toHaveValue('')
  expect(await axeFindings(page, 'form[data-contact-form]')).toEqual([])
})

test('posts are listed below the tools, and questions of the FAQ last', async ({ page }) => {
  await openSearch(page)
  await page.keyboard.type('base64')
  await expect(options(page).first()).toHaveText(/Base64/)
  const posts = group(page, 'From the blog').getByRole('option')
  const href = await posts.first().getAttribute('href')
  expect(href).toMatch(/^\/blog\//)
  await expect(options(page).last()).toHaveAttribute('href', /^\/faq#/)
  await posts.first().click()
  await expect(page).toHaveURL(href ?? '')
})

test('arrow keys and Enter open a tool, and the query is gone afterwards', async ({ page }) => {
  await openSearch(page)
  await page.keyboard.type('calculator')
  await page.keyboard.press('ArrowDown')
  const second = dialog(page).locator('[aria-selected=true]')
  const href = await second.getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(href ?? '')
  await page.goBack()
  await page.keyboard.press('Control+k')
  await expect(dialog(page)).toBeVisible()
  await expect(box(page)).toHaveValue('')
  await expect(options(page)).toHaveCount(tools.length)
})

// S01, S04: 3.5 % a month is 42 % a year; "p.a." is the usual way to write a rate.
for (const [id, query, emi, rate] of [
  ['S01', 'loan 1 lakh 3.5% per month 3 years', '₹4,928', '42'],
  ['S04', 'emi 5 lakh 10% p.a. 3 years', '₹16,134', '10'],
] as const) {
  test(`${id}: the answer of "${query}" is ${emi}`, async ({ page }) => {
    await openSearch(page)
    await box(page).fill(query)
    await expect(group(page, 'The answer').getByRole('option')).toContainText(emi)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/tools\/loan-calculator#/)
    await expect(page.locator('[name=annualRatePercent]')).toHaveValue(rate)
  })
}

test('a word that was not used to calculate leaves no answer', async ({ page }) => {
  await openSearch(page)
  await box(page).fill('fd 10 lakh 7% 5 years')
  await expect(group(page, 'The answer').getByRole('option')).toBeVisible()
  await box(page).fill('monthly interest on fd 10 lakh 7% 5 years')
  await expect(options(page).first()).toHaveAttribute('href', /^\/tools\/fd-calculator/)
  await expect(group(page, 'The answer')).toBeHidden()
})

test('a page of the site is found by its name, and nothing says that none was found', async ({
  page,
}) => {
  await openSearch(page)
  for (const [query, href] of [
    ['terms', '/terms-of-service'],
    ['privacy', '/privacy-policy'],
    ['rates', '/rules'],
    ['all tools', '/tools'],
    ['proof', '/proof'],
    ['faq', '/faq'],
    ['contact us', '/contact'],
  ] as const) {
    await box(page).fill(query)
    await expect(options(page).first(), query).toHaveAttribute('href', href)
    await expect(status(page), query).not.toContainText('No tools found')
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/contact')
})

test('names without spaces, letters with dots and slips in four letters find their tool', async ({
  page,
}) => {
  await openSearch(page)
  for (const [query, slug] of [
    ['wordcounter', 'word-counter'],
    ['e.m.i', 'loan-calculator'],
    ['f d', 'fd-calculator'],
    ['crno', 'cron'],
    ['loan', 'loan-calculator'],
    ['timezone', 'timestamp'],
    ['compare contract', 'text-compare'],
    ['fd par kitna byaj milta hai', 'fd-calculator'],
  ] as const) {
    await box(page).fill(query)
    await expect(options(page).first(), query).toHaveAttribute('href', `/tools/${slug}`)
  }
})

test('what the site does not have can be asked for', async ({ page }) => {
  await openSearch(page)
  for (const query of ['currency', 'bmi']) {
    await box(page).fill(query)
    const sentence = `No tools found matching "${query}"`
    await expect(status(page)).toHaveText(sentence)
    await expect(dialog(page).getByRole('link', { name: 'Ask us for it' })).toBeVisible()
    await expect(options(page)).toHaveCount(0)
  }
})

test('field-general-f29: opened from a field, the search says its results and gives the focus back', async ({
  page,
}) => {
  await page.goto('/tools/word-counter')
  const field = page.locator('[name=text]')
  await field.fill('some words')
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
  await box(page).fill('उम्र')
  await expect(options(page).first()).toHaveText(/Age Calculator/)
  await expect(status(page)).toHaveText(/^\d+ results?$/)
  const activeId = () => box(page).getAttribute('aria-activedescendant')
  const first = await options(page).first().getAttribute('id')
  expect(await activeId()).toBe(first)
  await box(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true })
  await expect(dialog(page), 'Enter of an input method').toBeVisible()
  await page.keyboard.press('ArrowDown')
  const second = dialog(page).locator('[aria-selected=true]')
  expect(await second.getAttribute('id')).toBe(await activeId())
  expect(await activeId()).not.toBe(first)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('some words')
})
