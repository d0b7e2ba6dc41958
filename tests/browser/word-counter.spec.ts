import { box, count, statistics } from './word-counter-page.ts'
import { expect, refuseClipboard, sharedTest as test } from './site.ts'
import { openTool, button, press, toastOf, clipboardOf } from './visitor.ts'

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
  await expect(count(page, 'Sentences as you read them')).toHaveText('2')
})

test('the text is copied exactly, and cleared', async ({ page }) => {
  await expect(button(page, 'Copy Text')).toBeDisabled()
  await box(page).fill('one two')
  await press(page, 'Copy Text')
  await expect(toastOf(page)).toContainText('Copied!')
  expect(await clipboardOf(page)).toBe('one two')
  await press(page, 'Clear')
  await expect(box(page)).toHaveValue('')
  await expect(count(page, /^Words$/)).toHaveText('0')
})

test('a refused clipboard shows the message of this tool', async ({ page }) => {
  await refuseClipboard(page)
  await box(page).fill('one')
  await press(page, 'Copy Text')
  await expect(toastOf(page)).toHaveAttribute('data-kind', 'error')
  await expect(toastOf(page)).toContainText('Failed to copy text')
  await expect(box(page)).toHaveValue('one')
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
