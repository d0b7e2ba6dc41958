import type { Page } from '@playwright/test'

import { expect, sharedTest as test } from './site.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search Tools' })
const box = (page: Page) => page.getByRole('combobox', { name: 'Search tools' })
const options = (page: Page) => dialog(page).getByRole('option')
const answer = (page: Page) => dialog(page).getByRole('group', { name: 'The answer' })

async function openSearch(page: Page): Promise<void> {
  await page.goto('/faq')
  await page.keyboard.press('Control+k')
  await expect(dialog(page)).toBeVisible()
  await expect(options(page).first()).toBeVisible()
}

// S01, S04: 3.5 % a month is 42 % a year; "p.a." is the usual way to write a rate.
for (const [id, query, emi, rate] of [
  ['S01', 'loan 1 lakh 3.5% per month 3 years', '₹4,928', '42'],
  ['S04', 'emi 5 lakh 10% p.a. 3 years', '₹16,134', '10'],
] as const) {
  test(`${id}: the answer of "${query}" is ${emi}`, async ({ page }) => {
    await openSearch(page)
    await box(page).fill(query)
    await expect(answer(page).getByRole('option')).toContainText(emi)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/tools\/loan-calculator#/)
    await expect(page.locator('[name=annualRatePercent]')).toHaveValue(rate)
  })
}

test('a word that was not used to calculate leaves no answer', async ({ page }) => {
  await openSearch(page)
  await box(page).fill('fd 10 lakh 7% 5 years')
  await expect(answer(page).getByRole('option')).toBeVisible()
  await box(page).fill('monthly interest on fd 10 lakh 7% 5 years')
  await expect(options(page).first()).toHaveAttribute('href', /^\/tools\/fd-calculator/)
  await expect(answer(page)).toBeHidden()
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
    await expect(dialog(page).getByRole('status'), query).not.toContainText('No tools found')
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
    await expect(dialog(page).getByRole('status')).toHaveText(sentence)
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
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results?$/)
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
