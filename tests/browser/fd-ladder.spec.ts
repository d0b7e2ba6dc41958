import { expect, sharedTest as test } from './site.ts'
import { openTool, press } from './visitor.ts'

const SLUG = 'fd-calculator/ladder'

test('deposits are added, each with its own sentence, and stand by their dates', async ({
  page,
}) => {
  await openTool(page, SLUG)
  const results = page.locator('[data-results]')
  await expect(results).toContainText('Bank A holds up to ₹6,43,115 in total, on 1 December 2027')
  await press(page, 'Edit deposit 2')
  await page
    .getByRole('group', { name: 'Deposit 2', exact: true })
    .getByLabel('Held at')
    .selectOption('Bank C')
  await expect(results).toContainText('None of these banks')

  await press(page, 'Add deposit')
  const added = page.getByRole('group', { name: 'Deposit 4', exact: true })
  await expect(added.getByLabel('Amount (₹)')).toHaveValue('')
  await added.getByLabel('Amount (₹)').fill('3 lakh')
  await added.getByLabel('Rate (% p.a.)').fill('7')
  await added.getByLabel('Length (Years)').fill('0')
  await added.getByLabel('and Days').fill('1.5')
  await expect(added).toContainText('Enter a length of whole days')
  await expect(results.locator('dd').first()).toHaveText('—')
  await added.getByLabel('and Days').fill('444')
  await expect(results.locator('dd').first()).toHaveText(/^₹13,/)

  const days = results.getByRole('rowheader')
  await expect(days).toHaveText([
    '1 December 2027',
    '18 February 2028',
    '1 December 2028',
    '1 December 2029',
  ])
})
