import { results } from './calculator-page.ts'
import { expect, openTool, test } from './site.ts'

test('a pasted statement fills the list, tells what it left, and can be taken back', async ({
  page,
}) => {
  await openTool(page, 'roi-calculator/cash-flows')
  await page.locator('summary', { hasText: 'Paste from a statement' }).click()
  // The example of Excel's documentation, which states 37.34 %.
  await page.getByLabel('Lines with a date and an amount').fill(
    `Date\tDebit\tCredit
01/01/2008\t10,000\t
1-Mar-08\t\t2,750
2008-10-30\t\t4,250
Carried forward
15/02/2009\t\t3,250
1 April 2009\t\t2,750`,
  )
  await page.getByRole('button', { name: 'Read these lines' }).click()
  await expect(results(page).first()).toHaveText('37.34%')
  await expect(page.getByLabel('On', { exact: true })).toHaveCount(5)
  await expect(page.getByText('5 lines are read')).toBeVisible()
  await expect(page.getByText('Line 5, “Carried forward”: no date')).toBeVisible()
  await page.getByRole('button', { name: /^Undo: bring back the list/ }).click()
  await expect(results(page).first()).toHaveText('9.87%')
})
