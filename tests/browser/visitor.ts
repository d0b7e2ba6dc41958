import { readFile } from 'node:fs/promises'

import { expect, type Locator, type Page } from '@playwright/test'

import { ALIVE } from '../alive.ts'

// What visitors do on any page and what they see of it. What only one tool has is in the file of that tool's pages.

/** A phone, for `test.use`. */
export const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }

/** Opens a tool and waits until React has taken it over: what is typed while it does would be merged with what is there. */
export async function openTool(page: Page, slug: string, fragment = ''): Promise<void> {
  await page.goto(`/tools/${slug}${fragment}`)
  await isAlive(page)
}

/** Waits until every island of the page works. */
export async function isAlive(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  await expect.poll(() => page.evaluate(ALIVE), { intervals: [20, 50, 100] }).toBe(true)
}

/** The button with exactly this name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const press = (page: Page, name: string) => button(page, name).click()

/** Presses the heading of a fold. */
export const openFold = (page: Page, title: string) =>
  page.locator('summary', { hasText: title }).click()

export const region = (page: Page, name: string) => page.getByRole('region', { name })
/** A field of a form, which may have the name of another with more words. */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
export const slider = (page: Page, label: string) => page.getByLabel(`${label}, slider`)
export const openOptions = (page: Page) => page.getByText('More options', { exact: true }).click()

/** The rows of the results, without the large figure where it repeats one of them. */
export const results = (page: Page) =>
  page.locator('[data-results] .ledger:not([data-repeats]) dd:not(.says)')
/** The line at the lower edge of a phone, with the answer. */
export const resultBar = (page: Page) => page.locator('[data-result-bar]')
/** The toast on the screen. */
export const toastOf = (page: Page) => page.locator('[data-toast]')

export const clipboardOf = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
export const putOnClipboard = (page: Page, text: string) =>
  page.evaluate((given) => navigator.clipboard.writeText(given), text)

/** Copies the link to the calculation. */
export async function copyLink(page: Page): Promise<void> {
  await press(page, 'Share')
  await press(page, 'Copy link')
}

/** Opens the calculation by the link to it, as somebody else does. */
export async function reopenByLink(page: Page): Promise<void> {
  await copyLink(page)
  const link = await clipboardOf(page)
  // Another address in between, so that the page is loaded.
  await page.goto('about:blank')
  await page.goto(link)
}

/** Presses a button and gives the file that it saves: its name, and where it lies for the test to read. */
export async function downloadBy(pressed: Locator): Promise<{ name: string; path: string }> {
  const [download] = await Promise.all([pressed.page().waitForEvent('download'), pressed.click()])
  return { name: download.suggestedFilename(), path: await download.path() }
}

/** Presses a button and gives the name and the text of the file that it saves. */
export async function textBy(pressed: Locator): Promise<{ name: string; text: string }> {
  const { name, path } = await downloadBy(pressed)
  return { name, text: await readFile(path, 'utf8') }
}

/** Downloads the report of a calculation. */
export const reportOf = (page: Page) => textBy(button(page, 'Download Report'))

/** A file to choose. */
export const fileOf = (name: string, content: Buffer | string, mimeType = 'text/plain') => ({
  ...{ name, mimeType },
  buffer: Buffer.from(content),
})

/** Chooses a file that holds a text so many times. It is made in the page: through its remote control a large one is slow. */
export const chooseLarge = (chooser: Locator, name: string, text: string, times: number) =>
  chooser.evaluate(
    (input: HTMLInputElement, given) => {
      const data = new DataTransfer()
      data.items.add(new File(Array<Blob>(given.times).fill(new Blob([given.text])), given.name))
      input.files = data.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    },
    { name, text, times },
  )

/** Drops a file that holds its content so many times. Returns whether the page keeps the browser from opening it. */
export const drop = (target: Locator, name: string, content: Buffer | string, times = 1) =>
  target.evaluate(
    (place, given) => {
      const dataTransfer = new DataTransfer()
      const bytes = Uint8Array.from(atob(given.base64), (letter) => letter.charCodeAt(0))
      const parts = Array<Blob>(given.times).fill(new Blob([bytes]))
      dataTransfer.items.add(new File(parts, given.name))
      return ['dragover', 'drop'].every((kind) => {
        const event = new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true })
        return !place.dispatchEvent(event)
      })
    },
    { name, base64: Buffer.from(content).toString('base64'), times },
  )

/** Pastes a text that is repeated so many times, with a real clipboard event: into the focused element or the page. */
export const paste = (page: Page, text: string, times = 1) =>
  page.evaluate(
    (given) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', given.text.repeat(given.times))
      const init = { clipboardData, bubbles: true, cancelable: true }
      const target = document.activeElement ?? document.body
      target.dispatchEvent(new ClipboardEvent('paste', init))
    },
    { text, times },
  )

/** Where a part is on the screen. */
export async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (box === null) throw new Error('It is not shown.')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** The width that the page takes: more than the window's if it scrolls sideways. */
export const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
