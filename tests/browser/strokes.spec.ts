import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { expect, test } from './site.ts'
import { openTool, press, region, field, downloadBy, boxOf, PHONE } from './visitor.ts'

test('the drawing follows the tenure, by month up to 3 years', async ({ page }) => {
  await openTool(page, 'loan-calculator')
  const drawing = region(page, 'Loan Summary').locator('.drawing')
  await field(page, 'Loan Tenure (Years)').fill('7.5')
  // The last year has 6 months.
  await expect(drawing.locator('rect')).toHaveCount(2 * 8)
  await field(page, 'Loan Tenure (Years)').fill('3')
  await expect(drawing.locator('rect')).toHaveCount(2 * 36)
  await expect(drawing).toContainText(/Month 1By month.*36Month 1:/)
})

test('the balance is drawn in the place of the strokes, and the schedule unfolds', async ({
  page,
}) => {
  await openTool(page, 'loan-calculator')
  const drawing = region(page, 'Loan Summary').locator('.drawing')
  await drawing.getByRole('button', { name: 'Balance' }).click()
  await expect(drawing.locator('rect')).toHaveCount(0)
  // Year by year what is owed: a tenth of the way down, the corner after 12 years.
  await expect(drawing.locator('path')).toHaveAttribute('d', /^M0 0L0 100L2.5 98.01.*L57.5 60.3L/)
  await page.getByRole('slider', { name: 'Year', exact: true }).press('Home')
  await expect(drawing).toContainText('₹9,80,101 is still owed')
  await drawing.getByRole('button', { name: 'By year' }).click()
  await expect(drawing.locator('rect')).toHaveCount(2 * 20)
  await drawing.getByRole('button', { name: 'Schedule' }).click()
  await expect(region(page, 'Amortization schedule by year')).toBeInViewport()
  await expect(page.getByText('Amortization schedule by year')).toBeFocused()
})

for (const years of ['1', '20', '40'])
  test(`${years} years fit a screen of 284 px, and none is thinner than 3 px`, async ({ page }) => {
    await page.setViewportSize({ width: 284, height: 600 })
    await openTool(page, `loan-calculator#years=${years}`)
    const strokes = page.locator('.strokes-line g:first-child rect')
    await expect(strokes).toHaveCount(years === '1' ? 12 : Number(years))
    const widths = await strokes.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().width),
    )
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(3)
    const [inner, outer] = await page
      .locator('.strokes-line svg')
      .evaluate((svg) => [svg.querySelectorAll('rect').item(0), svg].map((part) => part.getBoundingClientRect().left)) // prettier-ignore
    expect(inner).toBeGreaterThanOrEqual(outer ?? NaN)
  })

test.describe('on a phone', () => {
  test.use(PHONE)

  test('the strokes are in the bar with the answer, in their colours', async ({ page }) => {
    await openTool(page, 'loan-calculator')
    const bar = page.locator('[data-bar-shares]')
    await expect(bar.locator('rect')).toHaveCount(2 * 20)
    const box = await boxOf(bar)
    expect([box.width, box.height]).toEqual([120, 26])
    const paints = (parts: Element[]) => parts.map((part) => getComputedStyle(part).fill)
    const drawing = page.locator('.strokes-line g > rect:first-child')
    expect(await bar.locator('g > rect:first-child').evaluateAll(paints)).toEqual(
      await drawing.evaluateAll(paints),
    )
  })
})

test.describe('the bead', () => {
  const sentence =
    'Year 13: ₹54,986 pays the loan off, ₹49,150 is interest, ₹5,48,056 is still owed.'

  test('is on the year in which principal overtakes interest, and follows the keys', async ({
    page,
  }) => {
    await openTool(page, 'loan-calculator')
    const bead = page.getByRole('slider', { name: 'Year', exact: true })
    const words = page.locator('[data-words]')
    await expect(bead).toHaveAttribute('aria-valuetext', sentence)
    await expect(words).toContainText(sentence)
    await bead.focus()
    for (const [key, year] of [
      ['ArrowRight', 14],
      ['Home', 1],
      ['End', 20],
      ['ArrowLeft', 19],
      ['PageDown', 17],
      ['PageUp', 19],
    ] as const) {
      await page.keyboard.press(key)
      await expect(words, key).toContainText(`Year ${year}:`)
    }
    const box = await boxOf(bead)
    expect(box.height).toBeGreaterThanOrEqual(44)
  })

  for (const width of [284, 1366])
    test(`is where a stroke is pressed at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 780 })
      await openTool(page, 'loan-calculator')
      const drawing = page.locator('.strokes-line svg')
      await drawing.scrollIntoViewIfNeeded()
      // The first use of the page.
      await page.mouse.move(9, 9)
      // Hydrated, the slider knows the number of its strokes.
      await expect(page.locator('.bead-slider')).toHaveAttribute('style', /--count: 20/)
      for (const year of [1, 7, 20]) {
        const box = await boxOf(drawing)
        await page.mouse.click(box.x + (box.width * (year - 0.5)) / 20, box.y + 2)
        await expect(page.locator('[data-words]')).toContainText(`Year ${year}:`)
        const bead = await boxOf(page.locator('.bead > circle'))
        const middle = (bead.x + bead.right) / 2
        expect(Math.abs(middle - box.x - (box.width * (year - 0.5)) / 20)).toBeLessThan(1)
      }
    })
})

test.describe('a change tried', () => {
  const chip = (page: Page) => page.getByRole('button', { name: '+ ₹1,000 a month' })

  test('takes strokes away, says what it saves, and is turned off again', async ({ page }) => {
    await openTool(page, 'loan-calculator')
    await page.locator('.what-ifs').scrollIntoViewIfNeeded()
    await chip(page).click()
    await expect(chip(page)).toHaveAttribute('aria-pressed', 'true')
    const saving = page.locator('[data-words]').getByRole('status')
    // By month-to-month arithmetic in 50 decimal digits.
    await expect(saving).toContainText('4 years 5 months sooner, ₹2,77,850 less interest.')
    // 187 months: 15 years and 7 months.
    await expect(page.locator('.strokes-line [data-color=interest] > rect')).toHaveCount(16)
    await expect(page.locator('.drawing figure > div:last-child')).toHaveText(
      /Year 1\s*done in year 16\s*20/,
    )
    await chip(page).click()
    await expect(saving).toBeEmpty()
    await expect(page.locator('.strokes-line [data-color=interest] > rect')).toHaveCount(20)
  })

  test('is the same on the page of prepayments', async ({ page }) => {
    await openTool(page, 'loan-calculator#loanAmount=2500000&years=15')
    await page.locator('.what-ifs').scrollIntoViewIfNeeded()
    await press(page, 'One EMI more a year')
    const saving = page.locator('[data-words]').getByRole('status')
    const [, saved = ''] = /, (₹[\d,]+) less/.exec((await saving.textContent()) ?? '') ?? []
    await saving.getByRole('link').click()
    await expect(page).toHaveURL(/prepayment/)
    await expect(page.locator('[data-results] .headline')).toContainText(saved)
  })

  test('that is pressed before the script is there is not lost', async ({ page }) => {
    await page.goto('/tools/loan-calculator', { waitUntil: 'commit' })
    await chip(page).click()
    await expect(chip(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('[data-words]')).toContainText('4 years 5 months sooner')
  })

  test('falls at once for visitors who want less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openTool(page, 'loan-calculator')
    await page.locator('.what-ifs').scrollIntoViewIfNeeded()
    await chip(page).click()
    await expect(page.locator('.falling').first()).toBeHidden()
  })

  test('opens its page in a new tab when another site frames the tool', async ({ page }) => {
    await page.goto('/embed/loan-calculator')
    await page.locator('.what-ifs').scrollIntoViewIfNeeded()
    await chip(page).click()
    await expect(page.locator('[data-words]').getByRole('link')).toHaveAttribute('target', '_blank')
  })
})

test('an investment stands on its line, and the bead reads it', async ({ page }) => {
  await openTool(page, 'sip-calculator')
  const drawing = page.getByRole('figure', { name: 'The value at the end of each year' })
  await expect(drawing.locator('[data-color=principal] > rect')).toHaveCount(10)
  const feet = await drawing
    .locator('[data-color=principal] > rect')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
  expect(Math.max(...feet) - Math.min(...feet)).toBeLessThan(0.5)
  const bead = page.getByRole('slider', { name: 'Year', exact: true })
  await bead.press('End')
  // The specified results.
  await expect(page.locator('[data-words]')).toContainText(
    'Year 10: ₹6,00,000 put in, ₹5,61,695 growth, ₹11,61,695 in total.',
  )
})

test('prepayments leave outlines of the loan without them', async ({ page }) => {
  await openTool(page, 'loan-calculator/prepayment')
  const drawing = page.getByRole('figure', { name: 'What each year pays' })
  const months = page.locator('[data-results] .ledger > div', { hasText: 'Total months' })
  const years = Math.ceil(Number(await months.locator('dd').textContent()) / 12)
  expect(years).toBeLessThan(20)
  await expect(drawing.locator('[data-color=interest] > rect')).toHaveCount(years)
  await expect(drawing).toContainText(`done in year ${years}`)
  expect(await drawing.locator('.outlines > rect').count()).toBeGreaterThanOrEqual(20 - years)
})

test('where the visitor sets the colours the parts still differ', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openTool(page, 'loan-calculator')
  const fillOf = (color: string) =>
    page
      .locator(`.strokes-line [data-color=${color}] > rect`)
      .first()
      .evaluate((rect) => getComputedStyle(rect).fill)
  expect(await fillOf('interest')).not.toBe(await fillOf('principal'))
})

test.describe('what is passed on', () => {
  test('the saved picture carries the drawing', async ({ page }) => {
    await openTool(page, 'loan-calculator')
    await press(page, 'Share')
    const file = await downloadBy(page.getByRole('button', { name: 'Save a picture' }))
    const { data } = await sharp(file.path)
      .extract({ left: 680, top: 136, width: 424, height: 144 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const share = (red: number, green: number, blue: number) => {
      let met = 0
      for (let at = 0; at < data.length; at += 3)
        if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) met++
      return met / (data.length / 3)
    }
    // 62 % of the place, of which 52 % is interest: less at the edges of the strokes, which are not whole pixels.
    expect(share(0x2a, 0xa5, 0x68)).toBeGreaterThan(0.25)
    expect(share(0x1a, 0x3a, 0xa8)).toBeGreaterThan(0.22)
  })

  test('the printed sheet carries the drawing', async ({ page }) => {
    await page.addInitScript(() => (window.print = () => undefined))
    await openTool(page, 'loan-calculator')
    await press(page, 'Share')
    await press(page, 'Print with QR code')
    await page.emulateMedia({ media: 'print' })
    const drawing = page.locator('.sheet').getByRole('figure', { name: 'What each year pays' })
    await expect(drawing.locator('rect')).toHaveCount(2 * 20)
    const box = await boxOf(drawing.locator('svg'))
    expect(box.width).toBeGreaterThan(400)
  })
})
