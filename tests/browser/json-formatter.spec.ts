import { SLUG, badge, format, input, openFormatted, output } from './json-formatter-page.ts'
import { expect, holdScripts, sharedTest as test } from './site.ts'
import { openTool, isAlive, button, press, field, toastOf } from './visitor.ts'

test('the sample is valid JSON, and no verdict stands before the first click', async ({ page }) => {
  await openTool(page, SLUG)
  const sample = await input(page).inputValue()
  expect(() => JSON.parse(sample) as unknown).not.toThrow()
  await expect(badge(page)).toHaveCount(0)
  for (const name of ['Copy', 'Download']) await expect(button(page, name)).toBeDisabled()
  for (const name of ['Paste', 'Upload (.json)', 'Format & Validate', 'Minify', 'Clear'])
    await expect(button(page, name)).toBeEnabled()
  await format(page)
  await expect(badge(page)).toHaveText('Valid')
  await expect(output(page)).toContainText('"id": 17478252242305210114,')
  await expect(output(page)).toContainText('"price": 20.50')
})

test('valid JSON is formatted with two spaces and minified to nothing but tokens', async ({
  page,
}) => {
  await openFormatted(page, '{ "a" : [1, {"b":\n null}], "c":{} }')
  await expect(badge(page)).toHaveAttribute('data-state', 'valid')
  await expect(toastOf(page)).toHaveText(/JSON Formatted Successfully/)
  expect(await output(page).textContent()).toBe(
    '{\n  "a": [\n    1,\n    {\n      "b": null\n    }\n  ],\n  "c": {}\n}',
  )
  await press(page, 'Minify')
  await expect(toastOf(page)).toHaveText(/JSON Minified Successfully/)
  expect(await output(page).textContent()).toBe('{"a":[1,{"b":null}],"c":{}}')
})

test('the buttons are in the specified order', async ({ page }) => {
  await openTool(page, SLUG)
  const names = await field(page, 'Input').locator('button').allTextContents()
  expect(names.slice(0, 5)).toEqual([
    'Paste',
    'Upload (.json)',
    'Format & Validate',
    'Minify',
    'Clear',
  ])
})

test('Ctrl and Enter formats', async ({ page }) => {
  await openTool(page, SLUG)
  await input(page).fill('[1]')
  await input(page).press('Control+Enter')
  await expect(badge(page)).toHaveText('Valid')
})

test('invalid JSON shows the parser’s message with line and column, and loses the old output', async ({
  page,
}) => {
  await openTool(page, SLUG)
  await format(page)
  await expect(output(page)).toBeVisible()
  const text = '{\n  "a": 1,\n  "b": 2,,\n}'
  await input(page).fill(text)
  await expect(badge(page)).toHaveCount(0)
  await expect(page.getByText('The input has changed since')).toBeVisible()
  await format(page)
  const message = await page.evaluate((json) => {
    try {
      JSON.parse(json)
      return ''
    } catch (error) {
      return (error as Error).message
    }
  }, text)
  await expect(badge(page)).toHaveText('Invalid')
  await expect(page.locator('[data-error]')).toContainText(message)
  await expect(page.locator('[data-error]')).toContainText('Line 3, column 10')
  await expect(output(page)).toHaveCount(0)
  await expect(button(page, 'Copy')).toBeDisabled()
  await expect(toastOf(page)).toHaveAttribute('data-kind', 'error')
  await expect(toastOf(page)).toContainText('Invalid JSON')
  await expect(toastOf(page)).toContainText(message)
  await press(page, 'Show in the input')
  await expect(input(page)).toBeFocused()
  const selected = await input(page).evaluate((box: HTMLTextAreaElement) => box.selectionStart)
  expect(selected).toBe(text.indexOf(',,') + 1)
})

test('an error far down in the input is brought into view', async ({ page }) => {
  await openFormatted(page, `[\n${'1,\n'.repeat(500)}x]`)
  await input(page).evaluate((box) => (box.scrollTop = 0))
  await press(page, 'Show in the input')
  await expect.poll(() => input(page).evaluate((box) => box.scrollTop)).toBeGreaterThan(5_000)
})

for (const empty of ['', ' \n ']) {
  test(`${JSON.stringify(empty)} is said to be empty`, async ({ page }) => {
    await openFormatted(page, empty)
    await expect(badge(page)).toHaveText('Invalid')
    await expect(page.locator('[data-error]')).toHaveText('JSON input is empty')
  })
}

test('Clear resets everything, and can be taken back', async ({ page }) => {
  await openFormatted(page, '[1, 2]')
  await press(page, 'Clear')
  await expect(input(page)).toHaveValue('')
  await expect(badge(page)).toHaveCount(0)
  await expect(output(page)).toHaveCount(0)
  await press(page, 'Undo clear')
  await expect(input(page)).toHaveValue('[1, 2]')
  await expect(badge(page)).toHaveText('Valid')
  await expect(output(page)).toContainText('2')
  await expect(button(page, 'Undo clear')).toHaveCount(0)
})

test('duplicate keys and a byte order mark are warned of', async ({ page }) => {
  await openFormatted(page, '\ufeff{"a":1,\n"a":2}')
  await expect(badge(page)).toHaveText('Valid')
  await expect(page.locator('[data-warning=byte-order-mark]')).toBeVisible()
  await page.getByText('1 key occurs twice in the same object').click()
  await expect(page.locator('[data-warning=duplicate-keys] li')).toHaveText('"a" in $, line 2')
  expect(await output(page).textContent()).toBe('{\n  "a": 1,\n  "a": 2\n}')
})

test('what is typed and clicked before the tool is alive is kept', async ({ page }) => {
  const release = await holdScripts(page, '**/*.js')
  await page.goto(`/tools/${SLUG}`, { waitUntil: 'commit' })
  await input(page).fill('["early"]')
  await format(page)
  release()
  await expect(badge(page)).toBeVisible()
  expect(await output(page).textContent()).toBe('[\n  "early"\n]')
})

test('the caret stays where it is as the tool comes alive', async ({ page }) => {
  const release = await holdScripts(page, '**/*.js')
  await page.goto(`/tools/${SLUG}`, { waitUntil: 'commit' })
  const sample = await input(page).inputValue()
  await input(page).focus()
  await input(page).evaluate((box: HTMLTextAreaElement) => box.setSelectionRange(9, 9))
  await page.keyboard.type('ear')
  release()
  await isAlive(page)
  await page.keyboard.type('ly')
  await expect(input(page)).toHaveValue(`${sample.slice(0, 9)}early${sample.slice(9)}`)
})

test('what is selected as the tool comes alive is replaced by what is typed then', async ({
  page,
}) => {
  const release = await holdScripts(page, '**/*.js')
  await page.goto(`/tools/${SLUG}`, { waitUntil: 'commit' })
  await input(page).selectText()
  release()
  await isAlive(page)
  await page.keyboard.type('[1]')
  await expect(input(page)).toHaveValue('[1]')
})

test('"?" shows the keys of the page, but not while it is typed', async ({ page }) => {
  await openTool(page, SLUG)
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await input(page).fill('')
  await input(page).press('?')
  await expect(input(page)).toHaveValue('?')
  await expect(keys).toBeHidden()

  await button(page, 'Format & Validate').focus()
  await page.keyboard.press('?')
  await expect(keys).toBeVisible()
  await expect(keys.getByText('Format and validate')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await expect(button(page, 'Format & Validate')).toBeFocused()

  await openTool(page, `${SLUG}/compare`)
  await press(page, 'Keys')
  await expect(keys.getByText('Next difference')).toBeVisible()
  await keys.getByRole('button', { name: 'Close' }).click()
  await expect(button(page, 'Keys')).toBeFocused()
})
