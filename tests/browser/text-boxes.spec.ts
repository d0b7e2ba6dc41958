import type { Page } from '@playwright/test'

import { expect, sharedTest as test } from './site.ts'
import { openTool, button, press, toastOf, clipboardOf, putOnClipboard } from './visitor.ts'

/** The tools with a text box of several lines, and the name of the box. */
const BOXES = [
  ['json-formatter', 'json'],
  ['base64', 'input'],
  ['hash-generator', 'text'],
  ['url-encoder', 'input'],
  ['word-counter', 'text'],
  ['qr-code-generator', 'text'],
] as const

const boxOf = (page: Page, name: string) => page.locator(`textarea[name=${name}]`)

for (const [slug, name] of BOXES) {
  test(`${slug}: typing is undone in one go, and Clear until the next edit`, async ({ page }) => {
    await openTool(page, slug)
    const box = boxOf(page, name)
    const built = await box.inputValue()
    await box.fill('')
    await box.pressSequentially('brave world')
    await box.press('Control+z')
    // Without a pause before the typing, clearing the example is undone with it.
    const left = (await box.inputValue()).replace(built, '')
    // A busy machine may make a pause of its own; letter by letter it would be "brave worl".
    expect(left.length, 'left of what was typed').toBeLessThan(9)
    await box.press('Control+Shift+z')
    expect((await box.inputValue()).length, 'there again').toBeGreaterThan(2)

    if (slug === 'qr-code-generator') return
    await box.fill('[1, 2]')
    await press(page, 'Clear')
    await expect(box).toHaveValue('')
    await press(page, 'Undo clear')
    await expect(box).toHaveValue('[1, 2]')
    await expect(button(page, 'Clear')).toBeFocused()
    await expect(button(page, 'Undo clear')).toHaveCount(0)
    await press(page, 'Clear')
    await box.fill('3')
    await expect(button(page, 'Undo clear')).toHaveCount(0)
  })
}

test.describe('pasted', () => {
  const paste = async (page: Page, name: string, text: string) => {
    await putOnClipboard(page, text)
    await boxOf(page, name).press('ControlOrMeta+v')
  }

  test('190,000 letters in many scripts on one line are held', async ({ page }) => {
    await openTool(page, 'base64')
    await paste(page, 'input', 'abc नमस्ते வணக்கம் '.repeat(10_000))
    await expect(page.locator('[data-held="190000"]')).toBeVisible()
  })

  test('a held text has LF as any box has, and can be edited', async ({ page }) => {
    await openTool(page, 'hash-generator')
    // 3,000 lines of 89 letters and LF, pasted with CRLF.
    await paste(page, 'text', `${'a'.repeat(89)}\r\n`.repeat(3_000))
    await expect(page.locator('[data-held="270000"]')).toBeVisible()
    await press(page, 'Edit as text')
    await expect(boxOf(page, 'text')).toBeFocused()
    expect((await boxOf(page, 'text').inputValue()).length).toBe(270_000)
  })

  test('a small field refuses at once what it is not for', async ({ page }) => {
    await openTool(page, 'qr-code-generator')
    await paste(page, 'text', 'abc नमस्ते வணக்கம் '.repeat(15_000))
    await expect(toastOf(page)).toContainText('at most 10,000 characters at once')
    await expect(boxOf(page, 'text')).toHaveValue('')
  })

  test('an empty clipboard changes nothing', async ({ page }) => {
    await openTool(page, 'json-formatter')
    await boxOf(page, 'json').fill('[1]')
    await putOnClipboard(page, '')
    expect(await clipboardOf(page)).toBe('')
    await press(page, 'Paste')
    await expect(toastOf(page)).toContainText('There is no text on the clipboard.')
    await expect(boxOf(page, 'json')).toHaveValue('[1]')
  })
})

test.describe('a reload', () => {
  const asksOnReload = async (page: Page) => {
    let isAsked = false
    page.once('dialog', (dialog) => {
      isAsked = dialog.type() === 'beforeunload'
      void dialog.accept()
    })
    await page.reload()
    page.removeAllListeners('dialog')
    return isAsked
  }

  test('asks first when more than a line of typing would be lost', async ({ page }) => {
    await openTool(page, 'word-counter')
    await boxOf(page, 'text').pressSequentially('a'.repeat(80))
    expect(await asksOnReload(page)).toBe(false)
    await openTool(page, 'word-counter')
    await boxOf(page, 'text').pressSequentially('a'.repeat(81))
    expect(await asksOnReload(page)).toBe(true)
    await expect(boxOf(page, 'text')).toHaveValue('')
  })

  test('asks nobody who pasted, or cleared', async ({ page }) => {
    await openTool(page, 'word-counter')
    await page.evaluate(() => navigator.clipboard.writeText('word '.repeat(100)))
    await boxOf(page, 'text').press('ControlOrMeta+v')
    await expect(boxOf(page, 'text')).toHaveValue(/word word/)
    expect(await asksOnReload(page)).toBe(false)
    await openTool(page, 'word-counter')
    await boxOf(page, 'text').pressSequentially('a'.repeat(81))
    await press(page, 'Clear')
    expect(await asksOnReload(page)).toBe(false)
  })
})
