import { expect, sharedTest as test } from './site.ts'
import { openTool, press, field } from './visitor.ts'

const SLUG = 'sip-calculator/goal'

test('further goals are added, summed up and come back with the link', async ({ page }) => {
  await openTool(page, SLUG)
  const results = page.locator('[data-results]')
  await page.getByText('Further goals').first().click()
  await press(page, 'Add further goal')
  const goal = page.getByRole('group', { name: 'Further goal 1' })
  await goal.getByLabel('Amount Wanted (₹)').fill('25,00,000')
  await goal.getByLabel('Needed in (Years)').fill('10')
  await press(page, 'Done')
  // 25,00,000 in 10 years at 12 % takes a quarter of the 43,041 that a crore does, beside the 10,009 of the first goal
  await expect(results).toContainText('SIP for All Goals')
  await expect(results).toContainText('₹20,769')
  await page.reload()
  await expect(results).toContainText('₹20,769')
})

test('the expected return comes along from the SIP page', async ({ page }) => {
  await openTool(page, 'sip-calculator')
  await field(page, 'Expected Return Rate (% p.a.)').fill('10')
  await page.getByRole('link', { name: 'Goal', exact: true }).click()
  await expect(field(page, 'Expected Return Rate (% p.a.)')).toHaveValue('10')
})
