import { fresh } from './expected-calculator.ts'
import { expect, sharedTest as test } from './site.ts'
import { openTool, button, field, reopenByLink, reportOf, PHONE } from './visitor.ts'

const SLUG = 'loan-calculator/rate-change'

/** The figures of the three choices. */
const FIGURES = '.answers .answer'

// ₹47,92,181 with 216 EMIs left at 8.5 %, then 8.75 %. The figures are exact arithmetic: golden-rate-changes.ts.
test('the page opens on the example, with no field changed by its slider', async ({ page }) => {
  await fresh(page, SLUG)
  await expect(page.locator(FIGURES)).toHaveText(['₹740', '10 months', '₹370'])
  const results = page.locator('[data-results]')
  for (const interest of ['₹1,59,748', '₹4,00,301', '₹2,76,670'])
    await expect(results).toContainText(`${interest} more interest.`)
  await expect(results).toContainText('A prepayment of ₹80,311')
  await expect(results).toContainText('must be more than ₹34,943')
})

test('the three choices are columns on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await openTool(page, SLUG)
  const boxes = await page.locator('.answers > div').evaluateAll((columns) =>
    columns.map((column) => {
      const { left, top } = column.getBoundingClientRect()
      return { left, top }
    }),
  )
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
  expect(new Set(boxes.map(({ left }) => left)).size).toBe(3)
})

test('a letter is checked, and the link brings its figures back', async ({ page }) => {
  await openTool(page, SLUG)
  const answer = page.locator('[data-results] .says')
  await field(page, 'New EMI in the letter (₹)').fill('43,391')
  await expect(answer).toContainText('The lender has chosen the same EMI')
  await field(page, 'EMIs left in the letter').fill('250')
  await expect(answer).toContainText('ask the lender for the calculation')
  await field(page, 'New EMI in the letter (₹)').fill('44,131')
  await field(page, 'EMIs left in the letter').fill('216')
  await expect(answer).toContainText('The lender has chosen the same end')
  await reopenByLink(page)
  await expect(answer).toContainText('The lender has chosen the same end')
})

test('a cut of the rate, and fields without an answer', async ({ page }) => {
  await openTool(page, SLUG)
  const results = page.locator('[data-results]')
  await field(page, 'New Rate (% per annum)').fill('8.25')
  // 42,657.49 instead of 43,391.16, and 208 EMIs instead of 216: 232 of the golden case with the 24 before.
  await expect(page.locator(FIGURES)).toHaveText(['₹734', '8 months', '₹367'])
  await expect(results).toContainText('8 months fewer')
  await field(page, 'New Rate (% per annum)').fill('8.5')
  await expect(results.locator('.notice')).toHaveText(/Both rates are the same/)
  await field(page, 'New Rate (% per annum)').fill('11.5')
  // (52,632.30 − 43,391.16) ÷ 2 = 4,620.58
  await expect(page.locator(FIGURES)).toHaveText(['₹9,241', '—', '₹4,621'])
  // 47,92,181 × 11.5 ÷ 1200 = 45,925.07
  await expect(results).toContainText('It must be at least ₹45,926.')
  await field(page, 'EMIs Left').fill('0')
  await expect(results.locator('.notice')).toHaveText(/whole number from 1/)
  await field(page, 'The EMI').check()
  await field(page, 'Present EMI (₹)').fill('30,000')
  await expect(results.locator('.notice')).toHaveText(/does not cover the interest at the old rate/)
})

test('the loan of the EMI page goes along by the tab, with its months and the rise', async ({
  page,
}) => {
  await openTool(page, 'loan-calculator')
  await field(page, 'Loan Amount (₹)').fill('30,00,000')
  await field(page, 'Interest Rate (% per annum)').fill('9')
  await field(page, 'Loan Tenure (Years)').fill('15')
  await page.getByRole('link', { name: 'Rate change', exact: true }).click()
  await expect(field(page, 'Outstanding Loan (₹)')).toHaveValue('30,00,000')
  await expect(field(page, 'EMIs Left')).toHaveValue('180')
  await expect(field(page, 'Old Rate (% per annum)')).toHaveValue('9')
  await expect(field(page, 'New Rate (% per annum)')).toHaveValue('9.25')
  // And back, through the chip below the result to the page of a transfer, whose offer stays as it was.
  await field(page, 'EMIs Left').fill('187')
  await page.getByRole('link', { name: 'Transfer', exact: true }).click()
  await expect(field(page, 'Time Left (Years)')).toHaveValue('15')
  await expect(field(page, 'Months beyond whole years')).toHaveValue('7')
  await expect(field(page, 'New Rate (% per annum)')).toHaveValue('7.9')
})

test('the chip below the EMI leads there too', async ({ page }) => {
  await openTool(page, 'loan-calculator')
  await field(page, 'Loan Tenure (Years)').fill('15')
  const chip = page.locator('.next-links').getByRole('link', { name: 'What a new rate does' })
  await chip.click()
  await expect(field(page, 'EMIs Left')).toHaveValue('180')
})

test('report and paper have the three choices', async ({ page }) => {
  await openTool(page, SLUG)
  const { name, text } = await reportOf(page)
  expect(name).toMatch(/^rate-change-report/)
  for (const part of ['Loan Rate Change Report', '44,131', '2,76,670', '4,00,301', '80,311'])
    expect(text).toContain(part)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator(`${FIGURES}:visible`)).toHaveText(['₹740', '10 months', '₹370'])
  await expect(page.locator('main .button:visible')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('taps check a letter, and the choices are one below the other', async ({ page }) => {
    await openTool(page, SLUG)
    for (const [label, text] of [
      ['New EMI in the letter (₹)', '43761'],
      ['EMIs left in the letter', '221'],
    ] as const) {
      await field(page, label).tap()
      await field(page, label).fill(text)
    }
    await button(page, 'See results').tap()
    const answer = page.locator('[data-results] .says')
    await expect(answer).toContainText('a combination: at ₹43,761 a month, 221 EMIs remain')
    const tops = await page
      .locator('.answers > div')
      .evaluateAll((choices) => choices.map((choice) => choice.getBoundingClientRect().top))
    expect(tops).toEqual([...new Set(tops)].toSorted((a, b) => a - b))
  })
})
