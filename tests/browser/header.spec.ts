import type { Page } from '@playwright/test'

import { CATEGORIES, toolPaths, toolsOf } from '../site-map.ts'
import { expect, freezeTime, sharedTest as test } from './site.ts'
import { button, press, boxOf } from './visitor.ts'

const menu = (page: Page, name: string) =>
  page.locator('[data-header-menu]').filter({ hasText: name })

/** Opens the home page and moves the mouse, with which the script of the menus arrives. */
async function openWithMouse(page: Page): Promise<void> {
  await page.goto('/')
  // The script that sets it listens to the mouse by then.
  await expect(page.locator('[data-theme-toggle]')).toHaveAttribute('aria-pressed')
  // A file of the memory cache makes no response.
  const hasArrived = async () => {
    await page.mouse.move(5, 690)
    await page.mouse.move(5, 700)
    return page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('header-menus')),
    )
  }
  await expect.poll(hasArrived).toBe(true)
}

test.describe('header menus', () => {
  test('open 200 ms after the pointer arrives and close 150 ms after it leaves', async ({
    page,
  }) => {
    await openWithMouse(page)
    await freezeTime(page)
    const finance = menu(page, 'Finance')
    await finance.locator('summary').hover()
    await page.clock.runFor(190)
    await expect(finance).not.toHaveAttribute('open')
    await page.clock.runFor(20)
    await expect(finance).toHaveAttribute('open', '')
    await page.mouse.move(5, 700)
    await page.clock.runFor(140)
    await expect(finance).toHaveAttribute('open', '')
    await page.clock.runFor(20)
    await expect(finance).not.toHaveAttribute('open')
  })

  test('the next one opens at once within 300 ms', async ({ page }) => {
    await openWithMouse(page)
    await freezeTime(page)
    await menu(page, 'Finance').locator('summary').hover()
    await page.clock.runFor(250)
    await menu(page, 'Developer').locator('summary').hover()
    await page.clock.runFor(10)
    await expect(menu(page, 'Developer')).toHaveAttribute('open', '')
  })

  for (const [sinceClosingMs, isOpen] of [
    [250, true],
    [350, false],
  ] as const) {
    test(`${sinceClosingMs} ms after one closed another opens ${isOpen ? 'at once' : 'after the delay'}`, async ({
      page,
    }) => {
      await openWithMouse(page)
      await freezeTime(page)
      await menu(page, 'Finance').locator('summary').hover()
      await page.clock.runFor(250)
      await page.mouse.move(5, 700)
      await page.clock.runFor(150)
      await expect(menu(page, 'Finance')).not.toHaveAttribute('open')
      await page.clock.runFor(sinceClosingMs)
      await menu(page, 'Developer').locator('summary').hover()
      await page.clock.runFor(10)
      await expect(menu(page, 'Developer')).toHaveJSProperty('open', isOpen)
    })
  }

  test('a click on a menu that hovering opened leaves it open; the next one closes it', async ({
    page,
  }) => {
    await page.goto('/')
    const general = menu(page, 'General')
    await general.locator('summary').hover()
    await expect(general).toHaveAttribute('open', '')
    await general.locator('summary').click()
    await expect(general).toHaveAttribute('open', '')
    await general.locator('summary').click()
    await expect(general).not.toHaveAttribute('open')
  })

  test('hold the tools of their category in order', { tag: '@all-tools' }, async ({ page }) => {
    await page.goto('/')
    for (const category of CATEGORIES) {
      await menu(page, category).locator('summary').click()
      const labels = toolsOf(category).map(({ label }) => label)
      await expect(menu(page, category).getByRole('link')).toContainText(labels)
    }
  })

  test('show every entry in a low window too, the further tools below a rule', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 640 })
    await page.goto('/')
    const developer = menu(page, 'Developer')
    await developer.locator('summary').click()
    await expect(developer.getByText('More developer tools')).toBeVisible()
    const panel = await boxOf(developer.locator('ul'))
    expect(panel.bottom).toBeLessThanOrEqual(640)
    expect(panel.right).toBeLessThanOrEqual(1024)
    const last = developer.getByRole('link').last()
    await last.focus()
    await expect(last).toBeInViewport({ ratio: 1 })
  })

  test('work by keyboard', async ({ page }) => {
    await page.goto('/')
    const finance = menu(page, 'Finance')
    await finance.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(finance).toHaveAttribute('open', '')
    // The script of the arrow keys comes with the first focus here.
    await expect(async () => {
      await page.keyboard.press('ArrowDown')
      await expect(finance.getByRole('link').first()).toBeFocused({ timeout: 300 })
    }).toPass()
    await page.keyboard.press('ArrowUp')
    await expect(finance.getByRole('link').last()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(finance).not.toHaveAttribute('open')
    await expect(finance.locator('summary')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(menu(page, 'Developer').locator('summary')).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/tools/json-formatter')
  })

  test('mark the place the visitor is in', async ({ page }) => {
    const current = page.getByRole('navigation', { name: 'Main' }).locator('a[aria-current]')
    await page.goto('/blog/finance')
    await expect(current).toHaveText('Blog')
    await page.goto('/faq')
    await expect(current).toHaveText('FAQ')
    await page.goto('/about')
    await expect(current).toHaveCount(0)
  })
})

test(
  'the mobile menu slides in with the same links, takes the focus and gives it back',
  { tag: '@all-tools' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    const opener = button(page, 'Menu')
    const mobileMenu = page.locator('#mobile-menu')
    await expect(mobileMenu).toBeHidden()
    await opener.click()
    // Besides the tools: Home, the list of all tools, Blog and FAQ.
    await expect(mobileMenu.getByRole('link')).toHaveCount(toolPaths.length + 4)
    await expect(mobileMenu.getByRole('button', { name: 'Close menu' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(mobileMenu).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await mobileMenu.getByRole('link', { name: 'FAQ' }).click()
    await expect(page).toHaveURL('/faq')
    await expect(mobileMenu).toBeHidden()
  },
)

test(
  'each tool in a menu gets its icon of the search, which moves no name',
  { tag: '@all-tools' },
  async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Control+k')
    const option = page.getByRole('option', { name: 'SIP Calculator' })
    const drawn = await option.locator('svg').innerHTML()
    await page.keyboard.press('Escape')
    await page.reload()
    const link = menu(page, 'Finance').getByRole('link', { name: 'SIP Calculator' })
    const textLeft = () =>
      link.evaluate((node) => {
        const range = document.createRange()
        range.selectNodeContents(node)
        return [...range.getClientRects()].at(-1)?.left
      })
    const arrived = page.waitForResponse('/search-list.js')
    await menu(page, 'Finance').locator('summary').click()
    const before = await textLeft()
    await arrived
    await expect(link.locator('svg')).toHaveCount(1)
    expect(await link.locator('svg').innerHTML()).toBe(drawn)
    expect(await textLeft()).toBe(before)
    await expect(menu(page, 'Finance').locator('li svg')).toHaveCount(toolsOf('Finance').length)
    await page.setViewportSize({ width: 360, height: 740 })
    await press(page, 'Menu')
    await expect(page.locator('#mobile-menu li svg')).toHaveCount(toolPaths.length)
  },
)
