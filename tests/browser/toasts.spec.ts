import type { Page } from '@playwright/test'

import { expect, freezeTime, holdScripts, refuseClipboard, sharedTest as test } from './site.ts'
import { openTool, button, press, toastOf, copyLink, boxOf } from './visitor.ts'

test.describe('toasts', () => {
  const keep = (page: Page) => button(page, 'Compare')

  test.beforeEach(async ({ page }) => {
    await openTool(page, 'loan-calculator')
  })

  test('stay for 5 seconds, longer while hovered', async ({ page }) => {
    await freezeTime(page)
    await keep(page).click()
    await expect(toastOf(page)).toBeVisible()
    await page.clock.runFor(4_900)
    await expect(toastOf(page)).toBeVisible()
    await toastOf(page).hover()
    await page.clock.runFor(10_000)
    await expect(toastOf(page)).toBeVisible()
    await page.mouse.move(5, 300)
    await page.clock.runFor(200)
    await expect(toastOf(page)).toBeHidden()
  })

  test('come one at a time, are announced, and are reached by F8', async ({ page }) => {
    await keep(page).click()
    // A report is made sooner than the comparison has loaded, and its message would be replaced before it is seen.
    await expect(toastOf(page)).toContainText('Kept as Option A')
    await press(page, 'Download Report')
    await expect(toastOf(page)).toHaveCount(1)
    await expect(toastOf(page)).toContainText('Downloaded!')
    await expect(page.locator('[data-announce=success]')).toHaveText('Downloaded!')
    await page.keyboard.press('F8')
    await expect(toastOf(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(toastOf(page)).toBeHidden()
  })

  test('say a thing once, and leave nothing to be read when they are gone', async ({ page }) => {
    await freezeTime(page)
    await keep(page).click()
    await expect(page.getByText('Kept as Option A')).toBeVisible()
    await page.clock.runFor(5_100)
    await expect(page.getByText('Kept as Option A')).toBeHidden()
    await page.clock.runFor(1_000_000)
    await expect(page.getByText('Kept as Option A')).toHaveCount(0)
  })

  test('that came before their code show the latest one', async ({ page }) => {
    const release = await holdScripts(page, /_astro\/toast\./)
    await keep(page).click()
    await expect(page.locator('[data-compare]')).toBeVisible()
    const saved = page.waitForEvent('download')
    await press(page, 'Download Report')
    await saved
    release()
    await expect(toastOf(page)).toHaveText('Downloaded!')
  })

  test('that came before the script of the frame are shown when it is there', async ({ page }) => {
    const release = await holdScripts(page, /_astro\/Base\.astro/)
    await page.reload({ waitUntil: 'commit' })
    await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1)
    await keep(page).click()
    await expect(page.locator('[data-compare]')).toBeVisible()
    release()
    // A second press would be refused: the calculation is already kept.
    await expect(toastOf(page)).toHaveText(/^Kept as Option A/)
  })

  test('give the focus back to where it was', async ({ page }) => {
    await keep(page).focus()
    await page.keyboard.press('Enter')
    await expect(toastOf(page)).toBeVisible()
    await page.keyboard.press('F8')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Dismiss' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(keep(page)).toBeFocused()
  })

  for (const [distance, isDismissed] of [
    [60, true],
    [40, false],
  ] as const) {
    test(`a swipe of ${distance} px to the right ${isDismissed ? 'dismisses' : 'does not'}`, async ({
      page,
    }) => {
      await keep(page).click()
      await expect(toastOf(page)).toBeVisible()
      const box = await boxOf(toastOf(page))
      await page.mouse.move(box.x + 20, box.y + 20)
      await page.mouse.down()
      await page.mouse.move(box.x + 20 + distance, box.y + 20, { steps: 4 })
      await page.mouse.up()
      await expect(toastOf(page)).toBeVisible({ visible: !isDismissed })
    })
  }

  for (const [width, height] of [
    [360, 640],
    [1366, 650],
  ] as const) {
    test(`cover neither the pressed button nor the edge of a screen of ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      const pressed = page.getByRole('button', { name: 'Download Report' })
      // At the lower edge, as far down as a browser scrolls an element into view.
      await pressed.evaluate((button) => button.scrollIntoView({ block: 'end' }))
      await pressed.click()
      await expect(toastOf(page)).toHaveText('Downloaded!')
      const toast = await boxOf(toastOf(page))
      // What stays in its place on the screen. A box of the page can be scrolled away from under it.
      const fixed = '[data-ad=mobile-sticky], [data-result-bar]'
      const others = page.locator(fixed).filter({ visible: true })
      for (const other of [pressed, ...(await others.all())])
        expect(overlap(toast, await boxOf(other))).toBe(false)
    })
  }

  test('are destructive when something failed', async ({ page }) => {
    await refuseClipboard(page)
    await copyLink(page)
    await expect(toastOf(page)).toContainText('Copy Failed')
    await expect(toastOf(page)).toContainText('Failed to copy to clipboard.')
    await expect(toastOf(page)).toHaveAttribute('data-kind', 'error')
    const alert = page.locator('[data-announce=error]')
    await expect(alert).toHaveText('Copy FailedFailed to copy to clipboard.')
    await expect(alert).toHaveAttribute('role', 'alert')
  })

  test('cost nothing before the first', async ({ page, watched }) => {
    const before = watched.requests.length
    await keep(page).click()
    await expect(toastOf(page)).toBeVisible()
    expect(watched.requests.slice(before).some((url) => /toast/.test(url))).toBe(true)
    expect(
      watched.requests
        .slice(0, before)
        .some((url) => /scripts\/toast|_astro\/toast\.[^/]*scripts/.test(url)),
    ).toBe(false)
  })
})

type Box = Awaited<ReturnType<typeof boxOf>>

function overlap(one: Box, other: Box): boolean {
  const isBeside = one.x >= other.right || other.x >= one.right
  const isBelow = one.y >= other.bottom || other.y >= one.bottom
  return !isBeside && !isBelow
}
