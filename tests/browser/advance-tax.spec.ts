import { expect, test } from './site.ts'
import { openTool, textBy } from './visitor.ts'

test('the planner shows the instalments of its tax, and makes a calendar file of those to come', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-22T12:00:00'))
  // 14,25,000 taxable in the new regime: 97,500
  await openTool(page, 'tax-calculator/planner', '#grossIncome=1500000&taxYear=tax-year-2026-27')
  await page.getByText('Advance tax: instalments').click()
  const part = page.locator('[data-advance-tax]')
  await part.getByLabel('TDS and TCS (₹)').fill('37,500')
  await expect(part.getByRole('status').last()).toHaveText(
    'Pay ₹45,000 more by 15 December 2026: then 75% of ₹60,000 is paid.',
  )
  // 9,000 and 27,000 for three months each are past; 45,000 and 60,000 are to come
  await expect(part).toContainText('so far: ₹1,080 (section 425)')
  await expect(part.getByRole('row').nth(3)).toHaveText(/15 December 2026.*to come$/)
  const { name, text } = await textBy(part.getByRole('button', { name: /Calendar file/ }))
  expect(name).toBe('advance-tax-year-2026-27.ics')
  expect(text).toContain('DTSTART;VALUE=DATE:20261215\r\n')
  expect(text).toContain('DTSTART;VALUE=DATE:20270315\r\n')
  expect(text).not.toContain('20260915')
})
