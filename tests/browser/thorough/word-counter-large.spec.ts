import { box, count } from '../word-counter-page.ts'
import { expect, freezeTime, killWorkers, test } from '../site.ts'
import { openTool, press, toastOf } from '../visitor.ts'

test.beforeEach(async ({ page }) => openTool(page, 'word-counter'))

test('a pasted book of five megabytes is held beside the page and counted in a worker', async ({
  page,
}) => {
  await box(page).evaluate((field) => {
    const data = new DataTransfer()
    data.setData('text/plain', 'one two three. four\n'.repeat(250_000))
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })
  await expect(page.locator('[data-held="5000000"]')).toBeVisible()
  await expect(count(page, /^Words$/)).toHaveText('10,00,000')
  await expect(count(page, /^Sentences$/)).toHaveText('2,50,001')
  await expect(count(page, /^Lines$/)).toHaveText('2,50,000')
  await press(page, 'Clear')
  await expect(box(page)).toHaveValue('')
  await expect(count(page, /^Words$/)).toHaveText('0')
})

test('a long typed text stays in its box, and its last state is what is counted', async ({
  page,
}) => {
  await box(page).fill('word '.repeat(50_000))
  await expect(count(page, /^Words$/)).toHaveText('50,000')
  await box(page).press('End')
  await box(page).pressSequentially('and more')
  await expect(count(page, /^Words$/)).toHaveText('50,002')
})

test('a cleared text does not come back while the next long one is counted', async ({ page }) => {
  await box(page).fill('word '.repeat(45_000))
  await expect(count(page, /^Words$/)).toHaveText('45,000')
  await press(page, 'Clear')
  await expect(count(page, /^Words$/)).toHaveText('0')
  // Counting begins when typing has paused, which it does not while the clock stands.
  await freezeTime(page)
  await box(page).fill('more '.repeat(50_000))
  await expect(page.getByText('Counting…')).toBeVisible()
  await expect(count(page, /./)).toHaveText(Array.from({ length: 8 }, () => '0'))
  await page.clock.resume()
  await expect(count(page, /^Words$/)).toHaveText('50,000')
})

test.describe('a worker that dies', () => {
  test.use({ allowed: [/killed/], serviceWorkers: 'block' })
  test('is reported, and the text stays and is counted', async ({ page }) => {
    await killWorkers(page)
    const text = 'word '.repeat(50_000)
    await box(page).fill(text)
    await expect(toastOf(page)).toContainText('The browser did not count in the background.')
    await expect(box(page)).toHaveValue(text)
    await expect(count(page, /^Words$/)).toHaveText('50,000')
    await expect(count(page, /^Characters$/)).toHaveText('2,50,000')
    await expect(count(page, /^Characters as you see them/)).toHaveCount(0)
    await expect(page.getByText('Counting…')).toHaveCount(0)
  })
})
