import { box, count, statistics, openPanel, panel } from './word-counter-page.ts'
import { expect, refuseClipboard, sharedTest as test } from './site.ts'
import { axeFindings } from './axe.ts'
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

test('a panel opens by key, is loaded then, and says how the text fills the limits', async ({
  page,
}) => {
  await box(page).fill('₹500 paid')
  const limits = panel(page, /^Limits/)
  await limits.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(limits.locator('[data-sms] dd')).toHaveText(['1', 'Unicode (UCS-2)', '9', '61'])
  await expect(limits.locator('[data-forcing] li')).toHaveText('“₹”; Rs. works instead')
  await expect(limits.getByText('10 of 280')).toBeVisible()
  await expect(limits.getByText(/ of 580 px/)).toBeVisible()
  await limits.getByLabel('Your own limit').fill('1')
  await expect(limits.locator('[data-own-limit]')).toHaveText('2 of 1: 1 over.')
  await limits.getByLabel('Your own limit').fill('x')
  await expect(limits.locator('[data-own-limit]')).toHaveText('Enter a limit of 0 or more.')
})

test('the reading time follows the chosen speed', async ({ page }) => {
  await box(page).fill('word '.repeat(500))
  const speed = await openPanel(page, 'Reading time at your speed')
  await expect(speed.locator('dd')).toHaveText(['2 minutes 30 seconds', '3 minutes 51 seconds'])
  await speed.getByLabel('Reading, words a minute').fill('250')
  await expect(speed.locator('dd').first()).toHaveText('2 minutes')
})

test('frequent phrases, repeated words and long sentences follow the text, which may be Hindi', async ({
  page,
}) => {
  await box(page).fill('राम और सीता। राम और सीता। The the end')
  const frequent = await openPanel(page, /^Most frequent/)
  await expect(frequent.locator('tbody tr').first()).toHaveText(/राम\s*2\s*22.22%/)
  await frequent.getByRole('button', { name: '3-word phrases' }).click()
  await expect(frequent.locator('tbody tr')).toHaveText([/राम और सीता\s*2/])
  const prose = await openPanel(page, /^Repeated words/)
  await expect(prose.locator('[data-repeated] li')).toHaveText('The the, line 1')
  await expect(prose.locator('[data-longest] li').first()).toHaveText('3 words: राम और सीता।')
  await expect(prose.locator('[data-ease]')).toContainText('not all in Latin letters')
  expect(await axeFindings(page, '[data-panels]')).toEqual([])
})

test('a long text is looked through in a worker, and the last one counts', async ({ page }) => {
  const prose = await openPanel(page, /^Repeated words/)
  await box(page).fill('The cat sat on the mat and so it is. '.repeat(5000))
  await expect(prose.getByText('Scanning the text…')).toBeVisible()
  await box(page).fill('The cat is is on the mat and so it was. '.repeat(5000))
  await expect(prose.locator('[data-repeated]')).toContainText('and 4,950 more')
  // 11 words of 11 syllables a sentence: 206.835 − 11.165 − 84.6
  await expect(prose.locator('[data-ease]')).toContainText('111.1, very easy')
})

test('changes are taken back one by one, and what is typed makes them old', async ({ page }) => {
  await box(page).fill('b 10\nB 9\nराम रामायण')
  const change = await openPanel(page, /^Change the text/)
  await change.getByRole('button', { name: 'Sort A to Z' }).click()
  await expect(box(page)).toHaveValue('राम रामायण\nB 9\nb 10')
  await change.getByLabel('Find', { exact: true }).fill('राम')
  await change.getByLabel('Replace with').fill('श्याम')
  await change.getByLabel('Whole words').check()
  await change.getByRole('button', { name: 'Replace all' }).click()
  await expect(box(page)).toHaveValue('श्याम रामायण\nB 9\nb 10')
  const undo = change.getByRole('button', { name: 'Undo change' })
  await undo.click()
  await undo.click()
  await expect(box(page)).toHaveValue('b 10\nB 9\nराम रामायण')
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
  await change.getByRole('button', { name: 'UPPER CASE' }).click()
  await expect(box(page)).toHaveValue('B 10\nB 9\nराम रामायण')
  await box(page).press('End')
  await box(page).pressSequentially('x')
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
  expect(await axeFindings(page, '[data-panels]')).toEqual([])
})

test('a regular expression runs beside the page, and one without end is ended', async ({
  page,
}) => {
  await page.clock.install()
  await box(page).fill(`${'a'.repeat(60)}!`)
  const change = await openPanel(page, /^Change the text/)
  await change.getByLabel('Regular expression').check()
  await change.getByLabel('Find', { exact: true }).fill('(a+)+$')
  await change.getByRole('button', { name: 'Replace all' }).click()
  const said = change.locator('[data-change-said]')
  await expect(said).toHaveText('Working…')
  await box(page).press('End')
  await box(page).pressSequentially('!')
  await expect(said).toHaveText('')
  await change.getByRole('button', { name: 'Replace all' }).click()
  await expect(said).toHaveText('Working…')
  await page.clock.runFor(20_500)
  await expect(said).toContainText('longer than 20 seconds, so it was stopped')
  await change.getByLabel('Find', { exact: true }).fill('(a)\\1+')
  await change.getByLabel('Replace with').fill('[$1]')
  await change.getByRole('button', { name: 'Replace all' }).click()
  await expect(box(page)).toHaveValue('[a]!!')
})
