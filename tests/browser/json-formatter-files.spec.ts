import { readFile } from 'node:fs/promises'

import { SLUG, badge, format, input, openFormatted, output, upload } from './json-formatter-page.ts'
import { expect, sharedTest as test } from './site.ts'
import {
  openTool,
  button,
  press,
  toastOf,
  clipboardOf,
  putOnClipboard,
  downloadBy,
  drop,
  widthOf,
} from './visitor.ts'

test('copy and download give exactly the output', async ({ page }) => {
  await openFormatted(page, '{"नाम":[1.0,"👋\\u0928"]}')
  const expected = '{\n  "नाम": [\n    1.0,\n    "👋\\u0928"\n  ]\n}'
  await press(page, 'Copy')
  await expect(toastOf(page)).toHaveText(/Copied to Clipboard/)
  expect(await clipboardOf(page)).toBe(expected)
  const file = await downloadBy(button(page, 'Download'))
  expect(file.name).toBe('formatted.json')
  expect(await readFile(file.path, 'utf8')).toBe(expected)
  await expect(toastOf(page)).toHaveText(/Download Started/)
})

test('a selection of the output copies its lines without their numbers', async ({ page }) => {
  await openFormatted(page, '{"a":[],"b":"x"}')
  const selected = await output(page).evaluate((view) => {
    getSelection()?.selectAllChildren(view)
    return getSelection()?.toString()
  })
  expect(selected?.trimEnd()).toBe('{\n  "a": [],\n  "b": "x"\n}')
})

test('Paste fills the input and nothing more', async ({ page }) => {
  await openTool(page, SLUG)
  await putOnClipboard(page, '[1,')
  await press(page, 'Paste')
  await expect(input(page)).toHaveValue('[1,')
  await expect(toastOf(page)).toHaveText(/Pasted from Clipboard/)
  await expect(badge(page)).toHaveCount(0)
})

test('a refused clipboard shows the specified message', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    Object.defineProperty(navigator, 'clipboard', {
      value: { readText: refuse, writeText: refuse },
    })
  })
  await openTool(page, SLUG)
  await press(page, 'Paste')
  await expect(toastOf(page)).toHaveText(/Paste FailedFailed to read from clipboard\./)
  await format(page)
  await press(page, 'Copy')
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
  // The page fetches its own code at the first use, by addresses that are the same for every visitor.
  const own = /\/_astro\/(?:workers\/)?[\w.-]+\.(?:js|css)$/
  expect(watched.requests.slice(before).filter((url) => !own.test(url))).toEqual([])
  expect(watched.requests.join()).not.toContain('canary7319426')
})

test('a dropped file becomes the input', async ({ page }) => {
  await openTool(page, SLUG)
  await drop(input(page), 'dropped.json', '[1,2]')
  await expect(input(page)).toHaveValue('[1,2]')
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
    expect(await widthOf(page)).toBe(320)
    // On a phone the verdict is brought into view.
    await expect(badge(page)).toBeInViewport()
  }
})

test('the page fetches what formats and shows a result at the first use', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const later = /json-work|ResultPanels|panels\.\S+css|worker-client|undo-steps/
  // As on a slow network: the press comes long before the code.
  await page.route(/json-work/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  // Without a question to the page: Playwright asks as if the visitor had pressed something.
  await page.goto(`/tools/${SLUG}`, { waitUntil: 'networkidle' })
  expect(fetched.filter((url) => later.test(url))).toEqual([])
  await format(page)
  await expect(badge(page)).toHaveText('Valid')
  await expect(output(page)).toContainText('"price": 20.50')
  expect(fetched.filter((url) => later.test(url))).not.toEqual([])
})
