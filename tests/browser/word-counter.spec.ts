import type { Page } from '@playwright/test'

import {
  button,
  clipboardOf,
  expect,
  killWorkers,
  openTool,
  refuseClipboard,
  test,
  toastOf,
} from './site.ts'

const box = (page: Page) => page.getByLabel('Your text')
const statistics = (page: Page) => page.getByRole('region', { name: 'Statistics' })
const count = (page: Page, label: string | RegExp) =>
  statistics(page)
    .locator('dl > div', { has: page.locator('dt', { hasText: label }) })
    .locator('dd')

test.beforeEach(async ({ page }) => openTool(page, 'word-counter'))

test('everything is 0 for no text, and the time panel is hidden', async ({ page }) => {
  await expect(statistics(page).locator('dd')).toHaveText(Array.from({ length: 8 }, () => '0'))
  await expect(page.locator('[data-times]')).toHaveCount(0)
  await box(page).fill(' \n ')
  await expect(page.locator('[data-times]')).toHaveCount(0)
})

test('counts follow the text', async ({ page }) => {
  await box(page).fill('Hello world. How are you?\n\nFine!')
  const expected: [RegExp, string][] = [
    [/^Words$/, '6'],
    [/^Characters$/, '32'],
    [/^Characters \(no spaces\)$/, '26'],
    [/^Sentences$/, '3'],
    [/^Paragraphs$/, '2'],
    [/^Lines$/, '2'],
    [/^Bytes/, '32'],
  ]
  for (const [label, value] of expected) await expect(count(page, label)).toHaveText(value)
  await expect(count(page, 'Reading time')).toHaveText('1 minute')
  await expect(count(page, 'Speaking time')).toHaveText('1 minute')
})

test('minutes are rounded up and in the plural', async ({ page }) => {
  await box(page).fill('word '.repeat(201))
  await expect(count(page, 'Reading time')).toHaveText('2 minutes')
  await expect(count(page, 'Speaking time')).toHaveText('2 minutes')
})

test('a family emoji is one character as seen, seven in Unicode, 25 bytes', async ({ page }) => {
  await box(page).fill('👨‍👩‍👧‍👦')
  await expect(count(page, /^Characters$/)).toHaveText('7')
  await expect(count(page, /^Characters as you see them/)).toHaveText('1')
  await expect(count(page, /^Bytes/)).toHaveText('25')
})

test('the danda gives a second sentence count', async ({ page }) => {
  await box(page).fill('नमस्ते। आप कैसे हैं?')
  await expect(count(page, /^Sentences$/)).toHaveText('1')
  await expect(count(page, /^Sentences, where/)).toHaveText('2')
})

test('the text is copied exactly, and cleared', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await expect(button(page, 'Copy Text')).toBeDisabled()
  await box(page).fill('one two')
  await button(page, 'Copy Text').click()
  await expect(toastOf(page)).toContainText('Copied!')
  expect(await clipboardOf(page)).toBe('one two')
  await button(page, 'Clear').click()
  await expect(box(page)).toHaveValue('')
  await expect(count(page, /^Words$/)).toHaveText('0')
})

test('a refused clipboard is told in the words of this tool', async ({ page }) => {
  await refuseClipboard(page)
  await box(page).fill('one')
  await button(page, 'Copy Text').click()
  await expect(toastOf(page)).toHaveAttribute('data-kind', 'error')
  await expect(toastOf(page)).toContainText('Failed to copy text')
  await expect(box(page)).toHaveValue('one')
})

test('a pasted book of five megabytes is held beside the page and counted in a worker', async ({
  page,
}) => {
  await box(page).evaluate((field) => {
    const data = new DataTransfer()
    data.setData('text/plain', 'one two three. four\n'.repeat(250_000))
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })
  await expect(page.locator('[data-held-length="5000000"]')).toBeVisible()
  await expect(count(page, /^Words$/)).toHaveText('10,00,000')
  await expect(count(page, /^Sentences$/)).toHaveText('2,50,001')
  await expect(count(page, /^Lines$/)).toHaveText('2,50,000')
  await button(page, 'Clear').click()
  await expect(box(page)).toHaveValue('')
  await expect(count(page, /^Words$/)).toHaveText('0')
})

test('a long typed text stays in its box, and its last state is what is counted', async ({
  page,
}) => {
  await box(page).fill('word '.repeat(50_000))
  await expect(count(page, /^Words$/)).toHaveText('50,000')
  await box(page).press('End')
  await box(page).pressSequentially('and more')
  await expect(count(page, /^Words$/)).toHaveText('50,002')
})

test.describe('a worker that dies', () => {
  test.use({ allowed: [/killed/], serviceWorkers: 'block' })
  test('is told, and the text stays and is counted all the same', async ({ page }) => {
    await killWorkers(page)
    const text = 'word '.repeat(10_000)
    await box(page).fill(text)
    await expect(toastOf(page)).toContainText('The browser stopped counting in the background.')
    await expect(box(page)).toHaveValue(text)
    await expect(count(page, /^Words$/)).toHaveText('10,000')
    await expect(count(page, /^Characters$/)).toHaveText('50,000')
    await expect(count(page, /^Characters as you see them/)).toHaveCount(0)
    await expect(page.getByText('Counting…')).toHaveCount(0)
  })
})

test('works where storage is blocked', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  )
  await openTool(page, 'word-counter')
  await box(page).fill('one two')
  await expect(count(page, /^Words$/)).toHaveText('2')
})
