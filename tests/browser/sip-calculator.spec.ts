import { results, field, openOptions } from './calculator-page.ts'
import { expect, openTool, test } from './site.ts'

test('a SIP at 0 % is what was paid in, and amounts may be typed as people write them', async ({
  page,
}) => {
  await openTool(page, 'sip-calculator')
  await field(page, 'Expected Return Rate (% p.a.)').fill('0')
  await expect(results(page)).toHaveText(['₹5,000', '₹6,00,000', '₹0', '₹6,00,000'])
  await field(page, 'Monthly Investment (₹)').fill('1 lakh')
  await expect(results(page).last()).toHaveText('₹1,20,00,000')
})

test('a million years neither hang the SIP page nor show an infinity', async ({ page }) => {
  await openTool(page, 'sip-calculator')
  await field(page, 'Time Period (Years)').fill('1000000')
  await expect(results(page).last()).toHaveText('—')
  await expect(page.locator('.notice')).toHaveText(/no result/)
  await expect(page.getByText('Growth year by year (first 100 years)')).toBeVisible()
  await field(page, 'Time Period (Years)').fill('10')
  await expect(results(page).last()).toHaveText('₹11,61,695')
})

test('step-up and inflation are options of the SIP, and the three conventions stand side by side', async ({
  page,
}) => {
  await openTool(page, 'sip-calculator')
  const conventions = page.getByRole('region', { name: 'What other calculators show' })
  await page.getByText('What other calculators show', { exact: true }).click()
  await expect(conventions.locator('td')).toHaveText(['₹11,61,695', '₹11,50,193', '₹11,20,179'])
  await openOptions(page)
  await field(page, 'Yearly Step-Up (%)').fill('10')
  await expect(results(page).last()).toHaveText('₹16,87,163')
  await field(page, 'Inflation (% p.a.)').fill('6')
  await expect(page.locator('.ledger dt').last()).toHaveText('Value in Today’s Rupees')
  await expect(page.locator('.notice')).toContainText('5.66%')
})

test('the Delete key takes every digit after the caret, across the commas', async ({ page }) => {
  await openTool(page, 'sip-calculator')
  const amount = field(page, 'Monthly Investment (₹)')
  await amount.fill('1234567')
  await amount.press('Home')
  await amount.press('ArrowRight')
  await amount.press('ArrowRight')
  const caret = () => amount.evaluate((box: HTMLInputElement) => box.selectionStart)
  await amount.press('Delete')
  await expect(amount).toHaveValue('12,34,567')
  expect(await caret()).toBe(3)
  await amount.press('Delete')
  await expect(amount).toHaveValue('1,24,567')
})

test('one undo takes back one digit with its commas, and typing goes on where it was', async ({
  page,
}) => {
  await openTool(page, 'sip-calculator')
  const amount = field(page, 'Monthly Investment (₹)')
  const total = results(page).first()
  await amount.selectText()
  await amount.pressSequentially('123456')
  await expect(amount).toHaveValue('1,23,456')
  await amount.press('ControlOrMeta+z')
  await expect(amount).toHaveValue('12,345')
  await expect(total).toHaveText('₹12,345')
  await amount.press('ControlOrMeta+Shift+z')
  await expect(amount).toHaveValue('1,23,456')
  await amount.press('ControlOrMeta+z')
  await amount.press('ControlOrMeta+z')
  await amount.press('7')
  await expect(amount).toHaveValue('12,347')
  await expect(total).toHaveText('₹12,347')
})

test('commas come and go under a caret in the middle, by keys and by pasting', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openTool(page, 'sip-calculator')
  const amount = field(page, 'Monthly Investment (₹)')
  const withCaret = () =>
    amount.evaluate(
      ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
        `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionEnd ?? 0)}`,
    )
  await amount.selectText()
  await amount.pressSequentially('98765')
  await amount.press('Home')
  await amount.press('ArrowRight')
  await amount.press('4')
  expect(await withCaret()).toBe('9,4|8,765')
  await amount.press('Backspace')
  expect(await withCaret()).toBe('9|8,765')
  await page.evaluate(() => navigator.clipboard.writeText('123'))
  await amount.press('ControlOrMeta+v')
  expect(await withCaret()).toBe('9,12,3|8,765')
  await amount.press('Home')
  await amount.press('Shift+ArrowRight')
  await amount.press('ControlOrMeta+x')
  expect(await withCaret()).toBe('|12,38,765')
})
