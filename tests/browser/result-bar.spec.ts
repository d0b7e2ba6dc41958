import { expect, test } from './site.ts'
import {
  openTool,
  press,
  field,
  slider,
  results,
  resultBar,
  toastOf,
  clipboardOf,
  boxOf,
  PHONE,
} from './visitor.ts'

test.use(PHONE)

test('a phone shows the answer while the fields are used, and leads to it', async ({ page }) => {
  await openTool(page, 'loan-calculator')
  const bar = resultBar(page)
  await expect(bar).toBeVisible()
  await expect(bar).toHaveText(/Monthly EMI\s*₹8,678/)
  // 5,00,000 is half of the specified 10,00,000, and so is its instalment: 8,678.23 ÷ 2.
  await field(page, 'Loan Amount (₹)').fill('500000')
  await expect(bar).toHaveText(/₹4,339/)
  await slider(page, 'Loan Amount (₹)').fill('1000000')
  await expect(bar).toHaveText(/₹8,678/)
  const [edge, ad] = [await boxOf(bar), await boxOf(page.locator('[data-ad=mobile-sticky]'))]
  expect(edge.bottom).toBeLessThanOrEqual(ad.y)
  await bar.tap()
  await expect(results(page).first()).toBeInViewport()
  await expect(bar).toBeHidden()
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight }))
  await expect(bar).toBeHidden()
})

test('the parts of the answer are in the bar as in the chart', async ({ page }) => {
  await openTool(page, 'tax-calculator/hra')
  const bar = resultBar(page)
  await field(page, 'Rent a Month (₹)').scrollIntoViewIfNeeded()
  await expect(bar).toBeVisible()
  // The HTML has the answer; its picture comes with the script.
  await expect(bar.locator('rect')).toHaveCount(2)
  const paints = (parts: Element[]) => parts.map((part) => getComputedStyle(part).color)
  const swatches = page.locator('.legend .swatch')
  expect(await bar.locator('rect').evaluateAll(paints)).toEqual(await swatches.evaluateAll(paints))
  // 18,000 of rent less a tenth of 50,000 is 13,000 of the allowance of 20,000: 65 %.
  await expect(bar.locator('rect').first()).toHaveAttribute('width', '0.65')
  await expect(bar.locator('rect').last()).toHaveAttribute('x', '0.65')
})

test('no line in the bar is cut, nor what hangs under it', async ({ page }) => {
  await openTool(page, 'tax-calculator/hra')
  const bar = resultBar(page)
  await field(page, 'Rent a Month (₹)').scrollIntoViewIfNeeded()
  await expect(bar).toContainText('Exempt in the Old Regime')
  const room = await bar.locator('small').evaluate((line) => {
    const range = document.createRange()
    range.selectNodeContents(line)
    return line.getBoundingClientRect().bottom - range.getBoundingClientRect().bottom
  })
  expect(room).toBeGreaterThanOrEqual(0)
})

test('what tells two answers apart is in the bar', async ({ page }) => {
  await openTool(page, 'tax-calculator/salary')
  const bar = resultBar(page)
  await page.locator('[data-inputs] input').last().scrollIntoViewIfNeeded()
  await expect(bar).toHaveText(/In hand a month, new regime.*In hand a month, old regime/)
  const cut = await bar
    .locator('.result-bar-answer > *')
    .evaluateAll((lines) =>
      lines
        .filter(
          (line) => line.scrollWidth > line.clientWidth || line.scrollHeight > line.clientHeight,
        )
        .map((line) => line.textContent),
    )
  expect(cut).toEqual([])
  const [inner, outer] = [await boxOf(bar.locator('b').first()), await boxOf(bar)]
  expect(inner.bottom).toBeLessThanOrEqual(outer.y + 56)
})

test('the word counter keeps its counts in sight while the text is typed', async ({ page }) => {
  await openTool(page, 'word-counter')
  const bar = resultBar(page)
  await page.setViewportSize({ width: 360, height: 420 })
  await page.getByLabel('Your text').fill('one two three')
  await expect(bar).toHaveText(/Words\s*3\s*Characters\s*13/)
})

test('a verdict on JSON is in the bar once there is one', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 560 })
  await openTool(page, 'json-formatter')
  const bar = resultBar(page)
  await expect(bar).toBeHidden()
  await press(page, 'Format & Validate')
  await expect(page.locator('[data-result]')).toBeVisible()
  await page.evaluate(() => scrollTo({ top: 0 }))
  // The sample has 436 bytes with two spaces for each level.
  await expect(bar).toHaveText(/This document is\s*Valid · 436 bytes/)
  await bar.getByRole('button', { name: 'Copy' }).click()
  await expect(toastOf(page)).toHaveText(/Copied to Clipboard/)
  const copied = await clipboardOf(page)
  expect(copied).toContain('"id": 17478252242305210114,\n')
  expect(copied.endsWith('}')).toBe(true)
  await page.getByLabel('JSON input').fill('[1,]')
  await press(page, 'Format & Validate')
  await page.evaluate(() => scrollTo({ top: 0 }))
  await expect(bar).toHaveText(/This document is\s*Invalid/)
  await expect(bar.getByRole('button', { name: 'Copy' })).toBeHidden()
})

/** Long enough that only its beginning is in the bar. */
const LONG = 'abc '.repeat(40)

for (const [slug, label, shown, whole] of [
  ['base64', 'Text to encode', 'YWJjIGFiYyBhYmMg', Buffer.from(LONG).toString('base64')],
  ['url-encoder', 'Text to encode', 'abc%20abc%20', LONG.replaceAll(' ', '%20')],
  // The digest of "abc" in FIPS 180.
  [
    'hash-generator',
    'Text to hash',
    'ba7816bf8f01cfea',
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  ],
] as const)
  test(`${slug}: the bar shows the first characters, and its Copy takes all`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 600 })
    await openTool(page, slug)
    const bar = resultBar(page)
    await expect(bar).toBeHidden()
    await page.getByLabel(label).fill(slug === 'hash-generator' ? 'abc' : LONG)
    await expect(bar).toBeVisible()
    await expect(bar).toContainText(shown)
    await bar.getByRole('button', { name: 'Copy' }).click()
    await expect(toastOf(page)).toHaveText(/Copied!/)
    expect(await clipboardOf(page)).toBe(whole)
    await page.getByLabel(label).fill('')
    await expect(bar).toBeHidden()
  })

for (const [width, slug] of [
  [360, 'tax-calculator/planner'],
  [360, 'loan-calculator/prepayment'],
  [800, 'tax-calculator/hra'],
] as const)
  test(`${slug}: no field that Tab leads to is under the bar or the advertisement at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 })
    await openTool(page, slug)
    await expect(page.locator('html')).toHaveAttribute('data-has-bar')
    await page.locator('form [name]').first().focus()
    await expect(resultBar(page)).toBeVisible()
    let met = 0
    for (let stop = 0; stop < 25; stop++) {
      await page.keyboard.press('Tab')
      const hidden = await page.evaluate(async () => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
        await frame()
        await frame()
        const field = document.activeElement
        if (field === null || field.closest('form') === null) return undefined
        const edges = [...document.querySelectorAll('[data-result-bar], [data-ad=mobile-sticky]')]
          .filter((edge) => edge.checkVisibility())
          .map((edge) => edge.getBoundingClientRect().top)
        const covered = field.getBoundingClientRect().bottom - Math.min(innerHeight, ...edges)
        return { name: field.getAttribute('name'), covered: Math.max(0, covered), edges }
      })
      if (hidden === undefined) break
      if (hidden.edges.length > (width < 768 ? 1 : 0)) met++
      expect(hidden.covered, `of ${hidden.name}`).toBe(0)
    }
    expect(met, 'fields beside which the bar was shown').toBeGreaterThan(2)
  })
