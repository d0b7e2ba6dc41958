import type { Page } from '@playwright/test'

import { expect, sharedTest as test } from './site.ts'
import { openTool, button, field } from './visitor.ts'

const KEYS = 'Chai, 20 rupees: 1 k'
const MS_A_KEY = 90
/** Of 20 keys; a busy machine may take two of them in one frame. */
const LEAST_RESULTS = 15

interface LiveTool {
  name: string
  path: string
  box: string
  /** Where the result is: a field or a number. */
  result: string
  prepare?: (page: Page) => Promise<void>
}

const TOOLS: LiveTool[] = [
  {
    name: 'URL encoder',
    path: 'url-encoder',
    box: 'textarea[name=input]',
    result: 'section[aria-label=Output] textarea',
  },
  {
    name: 'Base64',
    path: 'base64',
    box: 'textarea[name=input]',
    result: 'section[aria-label=Output] textarea',
  },
  {
    name: 'hashes',
    path: 'hash-generator',
    box: 'textarea[name=text]',
    result: 'textarea[data-digits="64"]',
  },
  {
    name: 'hashes of further algorithms',
    path: 'hash-generator',
    box: 'textarea[name=text]',
    result: 'textarea[data-digits="32"]',
    async prepare(page) {
      await page.locator('[aria-label=Hashes] summary', { hasText: 'More algorithms' }).click()
      await expect(page.locator('textarea[data-digits="32"]')).toBeVisible()
    },
  },
  {
    name: 'HMAC',
    path: 'hash-generator/hmac',
    box: 'textarea[name=message]',
    result: 'textarea[data-digits="64"]',
    prepare: (page) => field(page, 'Key').fill('key'),
  },
  {
    name: 'words',
    path: 'word-counter',
    box: 'textarea[name=text]',
    result: '[aria-label=Statistics] dl > div:nth-child(2) dd',
  },
]

for (const { name, path, box, result, prepare } of TOOLS) {
  test(`${name}: the result follows every key`, async ({ page }) => {
    await openTool(page, path)
    await prepare?.(page)
    const field = page.locator(box)
    // The first key starts what the rest of them find running.
    await field.fill('.')
    await expect.poll(() => resultOf(page, result)).not.toBe('')
    await watchResult(page, result)
    await field.press('End')
    await field.pressSequentially(KEYS, { delay: MS_A_KEY })
    const seen = await page.evaluate(() => (window as unknown as Watching).seenResults.size)
    expect(seen, 'different results while 20 keys were typed').toBeGreaterThanOrEqual(LEAST_RESULTS)
    await expect(field).toBeFocused()
  })
}

test('a scrolled result stays where it is while the text is typed', async ({ page }) => {
  await openTool(page, 'url-encoder')
  const output = page.locator('section[aria-label=Output] textarea')
  await page.locator('textarea[name=input]').fill('a '.repeat(3000))
  await expect(output).toHaveValue(/%20$/)
  await output.evaluate((area) => (area.scrollTop = 200))
  await page.locator('textarea[name=input]').press('b')
  await expect(output).toHaveValue(/b/)
  expect(await output.evaluate((area) => area.scrollTop)).toBe(200)
  await expect(button(page, 'Swap')).toBeEnabled()
})

interface Watching {
  seenResults: Set<string>
}

/** The text of a field or an element. */
function resultOf(page: Page, selector: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) =>
      element instanceof HTMLTextAreaElement ? element.value : (element.textContent ?? ''),
    )
}

/** Notes what is shown in every frame. */
function watchResult(page: Page, selector: string): Promise<void> {
  return page.evaluate((sought) => {
    const seen = new Set<string>()
    ;(window as unknown as Watching).seenResults = seen
    const look = () => {
      const element = document.querySelector(sought)
      const text =
        element instanceof HTMLTextAreaElement ? element.value : (element?.textContent ?? '')
      if (text !== '') seen.add(text)
      requestAnimationFrame(look)
    }
    look()
  }, selector)
}
