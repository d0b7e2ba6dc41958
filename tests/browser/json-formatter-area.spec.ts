import type { Page } from '@playwright/test'

import { badge, format, input, output, SLUG } from './json-formatter-page.ts'
import { expect, test } from './site.ts'
import { openTool, button, press, boxOf, PHONE } from './visitor.ts'

const pane = (page: Page, name: 'Input' | 'Output') => page.getByLabel(name, { exact: true })
const splitter = (page: Page) => page.getByRole('separator', { name: 'Width of the input' })

/** The width of the output, in percent of both panes. */
async function outputShare(page: Page): Promise<number> {
  const widthOf = async (name: 'Input' | 'Output') => (await boxOf(pane(page, name))).width
  const [left, right] = [await widthOf('Input'), await widthOf('Output')]
  return Math.round((100 * right) / (left + right))
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1366, height: 650 } })

  test('the output gets 62 % with the first result, and the splitter changes it', async ({
    page,
  }) => {
    await openTool(page, SLUG)
    expect(await outputShare(page)).toBe(50)
    await format(page)
    await expect(splitter(page)).toHaveAttribute('aria-valuenow', '38')
    expect(await outputShare(page)).toBe(62)
    await splitter(page).press('ArrowRight')
    await expect(splitter(page)).toHaveAttribute('aria-valuenow', '40')
    expect(await outputShare(page)).toBe(60)
    await splitter(page).press('Home')
    expect(await outputShare(page)).toBe(80)
    const bar = await boxOf(splitter(page))
    const area = await boxOf(page.locator('.panes'))
    await page.mouse.move((bar.x + bar.right) / 2, bar.y + 40)
    await page.mouse.down()
    await page.mouse.move((area.x + area.right) / 2, bar.y + 60, { steps: 4 })
    await page.mouse.up()
    expect(await outputShare(page)).toBe(50)
    await splitter(page).dblclick()
    expect(await outputShare(page)).toBe(62)
  })

  test('the input folds to a line with its buttons, and opens to show an error', async ({
    page,
  }) => {
    await openTool(page, SLUG)
    await expect(button(page, 'Hide input')).toBeHidden()
    await format(page)
    await press(page, 'Hide input')
    await expect(input(page)).toBeHidden()
    expect((await boxOf(pane(page, 'Input'))).height).toBeLessThanOrEqual(48)
    const [above, below] = [await boxOf(pane(page, 'Input')), await boxOf(pane(page, 'Output'))]
    expect(below.width).toBe(above.width)
    await expect(button(page, 'Show input')).toBeFocused()
    await press(page, 'Minify')
    await expect(output(page)).toHaveAttribute('data-result', 'minified')
    await press(page, 'Show input')
    await expect(input(page)).toBeVisible()
    await input(page).fill('[1,]')
    await format(page)
    await expect(badge(page)).toHaveText('Invalid')
    await expect(splitter(page)).toHaveCount(0)
    await expect(input(page)).toBeVisible()
  })

  test('the working area can be as high as the window', async ({ page }) => {
    await openTool(page, SLUG)
    await format(page)
    await expect(output(page)).toBeVisible()
    await press(page, 'Full height')
    await expect(button(page, 'Full height')).toHaveAttribute('aria-pressed', 'true')
    // 64 px are the header, and the rest is space around the card.
    await expect.poll(async () => (await boxOf(pane(page, 'Output'))).height).toBe(650 - 96)
    await expect(pane(page, 'Output')).toBeInViewport({ ratio: 1 })
    await press(page, 'Full height')
    await expect(button(page, 'Full height')).toHaveAttribute('aria-pressed', 'false')
  })
})

test('the first result moves no button of the input', async ({ page }) => {
  for (const width of [768, 1024, 1280, 1366]) {
    await page.setViewportSize({ width, height: 768 })
    await openTool(page, SLUG)
    const places = () => placesOf(page, ['Minify', 'Clear'])
    const before = await places()
    await format(page)
    await expect(output(page)).toBeVisible()
    expect(await places(), `${width} px`).toEqual(before)
  }
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('all five actions are in sight, and no result or Undo moves one', async ({ page }) => {
    await openTool(page, SLUG)
    const names = ['Paste', 'Upload (.json)', 'Format & Validate', 'Minify', 'Clear']
    const places = () => placesOf(page, names)
    for (const name of names) await expect(button(page, name)).toBeInViewport({ ratio: 1 })
    const before = await places()
    await button(page, 'Format & Validate').tap()
    await expect(output(page)).toBeVisible()
    expect(await places()).toEqual(before)
    const sample = await input(page).inputValue()
    await button(page, 'Clear').tap()
    await expect(input(page)).toHaveValue('')
    expect(await places()).toEqual(before)
    await button(page, 'Undo clear').tap()
    await expect(input(page)).toHaveValue(sample)
  })

  test('the tool is short before its first result', async ({ page }) => {
    await openTool(page, SLUG)
    const [first, last] = [await boxOf(pane(page, 'Input')), await boxOf(pane(page, 'Output'))]
    expect(last.bottom - first.y).toBeLessThanOrEqual(532)
  })
})

/** Returns the places of buttons in the document, however far it is scrolled. */
async function placesOf(page: Page, names: readonly string[]) {
  const places = names.map((name) =>
    button(page, name).evaluate((element) => {
      const { left, top, width } = element.getBoundingClientRect()
      return { left, top: top + window.scrollY, width }
    }),
  )
  return Promise.all(places)
}
