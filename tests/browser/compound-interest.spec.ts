import { expect, sharedTest as test } from './site.ts'
import { openTool, field, openOptions, results, reportOf } from './visitor.ts'

test('compound interest knows five frequencies and regular contributions', async ({ page }) => {
  await openTool(page, 'compound-interest')
  const frequency = field(page, 'Compounding Frequency')
  await expect(frequency).toHaveValue('12')
  await expect(frequency.locator('option')).toHaveText([
    'Annually',
    'Semi-Annually',
    'Quarterly',
    'Monthly',
    'Daily',
  ])
  for (const [name, value] of [
    ['Annually', '₹1,61,051'],
    ['Semi-Annually', '₹1,62,889'],
    ['Quarterly', '₹1,63,862'],
    ['Daily', '₹1,64,861'],
    ['Monthly', '₹1,64,531'],
  ] as const) {
    await frequency.selectOption({ label: name })
    await expect(results(page).first()).toHaveText(value)
  }
  await openOptions(page)
  await field(page, 'Annual Interest Rate (%)').fill('0')
  await field(page, 'Regular Contribution (₹)').fill('1,000')
  await expect(results(page)).toHaveText(['₹1,60,000', '₹1,00,000', '₹60,000', '₹0'])
})

test('the compound interest report names the frequency', async ({ page }) => {
  await openTool(page, 'compound-interest')
  await field(page, 'Compounding Frequency').selectOption({ label: 'Semi-Annually' })
  const { text } = await reportOf(page)
  expect(text).toContain('Compounding Frequency: Semi-Annually')
})

test('a wanted amount is answered beside the figures, and withdrawals until nothing is left', async ({
  page,
}) => {
  await openTool(page, 'compound-interest')
  await page.getByText('How long, which rate, how much?').click()
  await field(page, 'Wanted Amount (₹)').fill('2 lakh')
  const answers = page.locator('[data-results]')
  await expect(answers).toContainText('To have ₹2,00,000')
  // ln 2 ÷ (12 × ln(1 + 10/1200)) = 6.9603 years; 1200 × (2^(1/60) − 1) = 13.9433 %
  await expect(answers).toContainText('6.9603 years. You reach it with the interest of month 84')
  await expect(answers).toContainText('13.9433% a year')
  await page.getByText('All five frequencies', { exact: true }).click()
  await expect(
    page.locator('[data-details]').getByRole('row', { name: 'Quarterly' }),
  ).toContainText('10.38%')
  await openOptions(page)
  await field(page, 'Regular Withdrawal (₹)').fill('5,000')
  await expect(page.locator('.notice')).toContainText('runs out after 1 year 10 months')
})
