import { readFile } from 'node:fs/promises'

import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { jsonDocument } from '../bench/json-documents.ts'
import { clipboardOf, expect, openTool, test, toastOf } from './site.ts'

const SLUG = 'json-formatter'
const input = (page: Page) => page.getByLabel('JSON input')
const output = (page: Page) => page.locator('[data-result]')
const badge = (page: Page) => page.locator('[data-state]')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const format = (page: Page) => button(page, 'Format & Validate').click()
const upload = (page: Page, name: string, text: string | Buffer) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })

/** Puts text on the clipboard and presses Ctrl+V in the input, as a visitor does. */
async function pasteByKeyboard(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await input(page).focus()
  await page.keyboard.press('Control+V')
}

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
  await openTool(page, SLUG)
  await input(page).fill('{ "a" : [1, {"b":\n null}], "c":{} }')
  await format(page)
  await expect(badge(page)).toHaveAttribute('data-state', 'valid')
  await expect(toastOf(page)).toHaveText(/JSON Formatted Successfully/)
  expect(await output(page).textContent()).toBe(
    '{\n  "a": [\n    1,\n    {\n      "b": null\n    }\n  ],\n  "c": {}\n}',
  )
  await button(page, 'Minify').click()
  await expect(toastOf(page)).toHaveText(/JSON Minified Successfully/)
  expect(await output(page).textContent()).toBe('{"a":[1,{"b":null}],"c":{}}')
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
  await button(page, 'Show in the input').click()
  await expect(input(page)).toBeFocused()
  const selected = await input(page).evaluate((box: HTMLTextAreaElement) => box.selectionStart)
  expect(selected).toBe(text.indexOf(',,') + 1)
})

test('an error far down in the input is brought into view', async ({ page }) => {
  await openTool(page, SLUG)
  await input(page).fill(`[\n${'1,\n'.repeat(500)}x]`)
  await format(page)
  await input(page).evaluate((box) => (box.scrollTop = 0))
  await button(page, 'Show in the input').click()
  await expect.poll(() => input(page).evaluate((box) => box.scrollTop)).toBeGreaterThan(5_000)
})

for (const empty of ['', ' \n ']) {
  test(`${JSON.stringify(empty)} is said to be empty`, async ({ page }) => {
    await openTool(page, SLUG)
    await input(page).fill(empty)
    await format(page)
    await expect(badge(page)).toHaveText('Invalid')
    await expect(page.locator('[data-error]')).toHaveText('JSON input is empty')
  })
}

test('Clear resets everything, and can be taken back', async ({ page }) => {
  await openTool(page, SLUG)
  await input(page).fill('[1, 2]')
  await format(page)
  await button(page, 'Clear').click()
  await expect(input(page)).toHaveValue('')
  await expect(badge(page)).toHaveCount(0)
  await expect(output(page)).toHaveCount(0)
  await button(page, 'Undo clear').click()
  await expect(input(page)).toHaveValue('[1, 2]')
  await expect(badge(page)).toHaveText('Valid')
  await expect(output(page)).toContainText('2')
  await expect(button(page, 'Undo clear')).toHaveCount(0)
})

test('duplicate keys and a byte order mark are warned of', async ({ page }) => {
  await openTool(page, SLUG)
  await input(page).fill('\ufeff{"a":1,\n"a":2}')
  await format(page)
  await expect(badge(page)).toHaveText('Valid')
  await expect(page.locator('[data-warning=byte-order-mark]')).toBeVisible()
  await page.getByText('1 key occurs twice in the same object').click()
  await expect(page.locator('[data-warning=duplicate-keys] li')).toHaveText('"a" in $, line 2')
  expect(await output(page).textContent()).toBe('{\n  "a": 1,\n  "a": 2\n}')
})

test('copy and download give exactly the output', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openTool(page, SLUG)
  await input(page).fill('{"नाम":[1.0,"👋\\u0928"]}')
  await format(page)
  const expected = '{\n  "नाम": [\n    1.0,\n    "👋\\u0928"\n  ]\n}'
  await button(page, 'Copy').click()
  await expect(toastOf(page)).toHaveText(/Copied to Clipboard/)
  expect(await clipboardOf(page)).toBe(expected)
  const download = page.waitForEvent('download')
  await button(page, 'Download').click()
  const file = await download
  expect(file.suggestedFilename()).toBe('formatted.json')
  expect(await readFile(await file.path(), 'utf8')).toBe(expected)
  await expect(toastOf(page)).toHaveText(/Download Started/)
})

test('a selection of the output copies its lines without their numbers', async ({ page }) => {
  await openTool(page, SLUG)
  await input(page).fill('{"a":[],"b":"x"}')
  await format(page)
  const selected = await output(page).evaluate((view) => {
    getSelection()?.selectAllChildren(view)
    return getSelection()?.toString()
  })
  expect(selected?.trimEnd()).toBe('{\n  "a": [],\n  "b": "x"\n}')
})

test('Paste fills the input and nothing more', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openTool(page, SLUG)
  await page.evaluate(() => navigator.clipboard.writeText('[1,'))
  await button(page, 'Paste').click()
  await expect(input(page)).toHaveValue('[1,')
  await expect(toastOf(page)).toHaveText(/Pasted from Clipboard/)
  await expect(badge(page)).toHaveCount(0)
})

test('a clipboard that refuses is told in the words of the specification', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    Object.defineProperty(navigator, 'clipboard', {
      value: { readText: refuse, writeText: refuse },
    })
  })
  await openTool(page, SLUG)
  await button(page, 'Paste').click()
  await expect(toastOf(page)).toHaveText(/Paste FailedFailed to read from clipboard\./)
  await format(page)
  await button(page, 'Copy').click()
  await expect(toastOf(page)).toHaveText(/Copy FailedFailed to copy to clipboard\./)
  await expect(toastOf(page)).toHaveAttribute('data-kind', 'error')
})

test('an uploaded .json file becomes the input, others are refused', async ({ page, watched }) => {
  await openTool(page, SLUG)
  await page.waitForLoadState('networkidle')
  const before = watched.requests.length
  await expect(page.locator('input[type=file]')).toHaveAttribute('accept', '.json')
  await upload(page, 'data.json', '{"canary7319426": "é"}')
  await expect(input(page)).toHaveValue('{"canary7319426": "é"}')
  await expect(toastOf(page)).toHaveText(/File Uploaded/)
  await expect(badge(page)).toHaveCount(0)
  await format(page)
  await expect(badge(page)).toHaveText('Valid')
  await upload(page, 'data.txt', '[]')
  await expect(toastOf(page)).toContainText('Please choose a .json file.')
  await upload(page, 'empty.json', '')
  await expect(toastOf(page)).toContainText('empty.json is empty.')
  await upload(page, 'latin.json', Buffer.from([0x22, 0xe9, 0x22]))
  await expect(toastOf(page)).toContainText('not UTF-8 text')
  await expect(input(page)).toHaveValue('{"canary7319426": "é"}')
  // The code that shows the first toast is the only thing that is still to be fetched.
  expect(watched.requests.slice(before).filter((url) => !/_astro\/toast/.test(url))).toEqual([])
})

test('a dropped file becomes the input', async ({ page }) => {
  await openTool(page, SLUG)
  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    data.items.add(new File(['[1,2]'], 'dropped.json'))
    return data
  })
  await input(page).dispatchEvent('drop', { dataTransfer: dropped })
  await expect(input(page)).toHaveValue('[1,2]')
})

test('axe finds nothing in any state, in either theme', async ({ page }) => {
  test.slow()
  await openTool(page, SLUG)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const states: Record<string, () => Promise<void>> = {
    warnings: () => input(page).fill('\ufeff{"a":[1,true,"x"],"a":{}}'),
    error: () => input(page).fill('{"a":1,,}'),
    held: () => upload(page, 'large.json', `[${'"filler",'.repeat(40_000)}1]`),
  }
  const found: string[] = []
  for (const [name, enter] of Object.entries(states)) {
    await enter()
    await format(page)
    await expect(badge(page)).toBeVisible()
    for (const theme of ['light', 'dark']) {
      // Colours move from theme to theme; axe must see where they arrive. Those of lines that are not laid out wait.
      await page.evaluate((className) => {
        document.documentElement.className = className
        for (const animation of document.getAnimations()) animation.finish()
      }, theme)
      const { violations } = await new AxeBuilder({ page }).analyze()
      found.push(
        ...violations.map(({ id, nodes }) => `${name}, ${theme}: ${id}: ${nodes[0]?.html}`),
      )
    }
  }
  expect(found).toEqual([])
})

test('no state needs sideways scrolling at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await openTool(page, SLUG)
  const texts = [
    `{"${'k'.repeat(300)}":"${'v'.repeat(300)}","a":1,"a":2}`,
    `["${'v'.repeat(300)},,]`,
  ]
  for (const text of texts) {
    await input(page).fill(text)
    await format(page)
    await expect(badge(page)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    // On a phone the verdict is brought into view.
    await expect(badge(page)).toBeInViewport()
  }
})

test('what is typed and clicked before the tool is alive is kept', async ({ page }) => {
  const { promise: typed, resolve: release } = Promise.withResolvers<undefined>()
  await page.route('**/_astro/JsonFormatter*.js', async (route) => {
    await typed
    await route.continue()
  })
  await page.goto(`/tools/${SLUG}`)
  await input(page).fill('["early"]')
  await format(page)
  release(undefined)
  await expect(badge(page)).toBeVisible()
  expect(await output(page).textContent()).toBe('[\n  "early"\n]')
})

test('a 20 MB file is formatted, seen a screen at a time, and copied and downloaded whole', async ({
  page,
  context,
}) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openTool(page, SLUG)
  const text = jsonDocument(20)
  const expected = JSON.stringify(JSON.parse(text), null, 2)
  await upload(page, 'large.json', text)
  await expect(page.locator('[data-held]')).toContainText('large.json')
  await expect(page.locator('[data-held]')).toContainText('20.')
  await format(page)
  await expect(badge(page)).toHaveText('Valid')
  await expect(output(page)).toContainText('"guid"')
  const lines = page.locator('.json-line')
  await expect(lines.first()).toHaveText('[')
  expect(await lines.count()).toBeLessThan(2_000)
  const download = page.waitForEvent('download')
  await button(page, 'Download').click()
  expect((await readFile(await (await download).path(), 'utf8')) === expected).toBe(true)
  await button(page, 'Copy').click()
  await expect(toastOf(page)).toHaveText(/Copied to Clipboard/)
  expect((await clipboardOf(page)) === expected).toBe(true)
  // The end of this page of lines is fetched when it is scrolled to, under its right number.
  await output(page).evaluate((view) => (view.scrollTop = view.scrollHeight))
  const last = page.locator('[data-line="100000"]')
  await expect(last).toHaveText((expected.split('\n')[99_999] ?? '').trim())
  await button(page, 'Next').click()
  await expect(page.locator('[data-line="100001"]')).toHaveText(
    (expected.split('\n')[100_000] ?? '').trim(),
  )
  await button(page, 'Minify').click()
  await expect(page.getByText(/^1 line, /)).toBeVisible()
  await expect(output(page)).toContainText('[{"id":0,')
})

test('a large paste is held beside the text box, keeps what stood around it, and comes back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openTool(page, SLUG)
  await input(page).fill('[0,]')
  await input(page).evaluate((box: HTMLTextAreaElement) => box.setSelectionRange(3, 3))
  const filler = Array.from({ length: 30_000 }, (_, index) => `"item ${index}"`).join(',')
  await pasteByKeyboard(page, filler)
  await expect(page.locator('[data-held]')).toContainText('Pasted text')
  await expect(page.locator('[data-held] pre')).toContainText('[0,"item 0","item 1"')
  await expect(toastOf(page)).toHaveText(/Pasted from Clipboard/)
  await button(page, 'Minify').click()
  await expect(badge(page)).toHaveText('Valid')
  await button(page, 'Copy').click()
  await expect(toastOf(page)).toHaveText(/Copied to Clipboard/)
  expect((await clipboardOf(page)) === `[0,${filler}]`).toBe(true)
  await button(page, 'Undo paste').click()
  await expect(input(page)).toHaveValue('[0,]')
  await button(page, 'Paste').click()
  await expect(page.locator('[data-held]')).toBeVisible()
  await button(page, 'Edit as text').click()
  await expect(input(page)).toHaveValue(`[0,${filler}]`)
})

test('a large invalid file tells where it breaks', async ({ page }) => {
  await openTool(page, SLUG)
  await upload(page, 'broken.json', `[\n${'"filler text",\n'.repeat(60_000)}nul]`)
  await format(page)
  await expect(badge(page)).toHaveText('Invalid')
  await expect(page.locator('[data-error]')).toContainText('Line 60002, column 4')
  await expect(page.locator('[data-error] mark')).toHaveText(']')
})

test('large work can be cancelled, and works at the next click', async ({ page }) => {
  await openTool(page, SLUG)
  await upload(page, 'large.json', jsonDocument(30))
  await expect(page.locator('[data-held]')).toBeVisible()
  await format(page)
  await button(page, 'Cancel').click()
  await expect(page.locator('[data-progress]')).toHaveCount(0)
  await expect(badge(page)).toHaveCount(0)
  await button(page, 'Minify').click()
  await expect(badge(page)).toHaveText('Valid')
})

test('a document too deep to indent says so and still minifies', async ({ page }) => {
  await openTool(page, SLUG)
  await input(page).fill('['.repeat(90_000) + ']'.repeat(90_000))
  await format(page)
  await expect(page.locator('.notice')).toHaveText(/would be 16\.20 GB.* Minify still works\.$/)
  await expect(badge(page)).toHaveCount(0)
  await button(page, 'Minify').click()
  await expect(badge(page)).toHaveText('Valid')
})

test.describe('when the worker cannot be had', () => {
  test.use({ allowed: [/Failed to load resource/] })
  test('the visitor is told, and small documents still work', async ({ page }) => {
    await page.route('**/*json.worker*', (route) => route.abort())
    await openTool(page, SLUG)
    await upload(page, 'large.json', `[${'"filler",'.repeat(40_000)}1]`)
    await format(page)
    await expect(page.locator('.notice')).toHaveText(/^The work stopped before it was done/)
    await button(page, 'Clear').click()
    await input(page).fill('[1]')
    await format(page)
    await expect(badge(page)).toHaveText('Valid')
  })
})
