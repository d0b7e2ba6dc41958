import { expect, sharedTest as test } from './site.ts'
import { openTool, press, region, results } from './visitor.ts'

test('discounts are taken off one after another, and the steps are shown', async ({ page }) => {
  await openTool(page, 'percentage-calculator/discounts')
  await page.getByLabel('Price (₹)').fill('1,000')
  await press(page, 'Add discount')
  const third = page.getByRole('group', { name: 'Discount 3' }).getByRole('textbox')
  await expect(third).toHaveValue('')
  await expect(third).toBeFocused()
  await page.keyboard.type('50')
  // 1,000 × 0.8 × 0.9 × 0.5, and 1 − 0.36
  await expect(results(page)).toHaveText(['₹360.00', '₹640.00', '64.00%'])
  const table = region(page, 'Step by step')
  await expect(table.getByRole('row').nth(3)).toHaveText('3. 50%₹360.00₹360.00')
})
