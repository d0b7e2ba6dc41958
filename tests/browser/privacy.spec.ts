import { expect, sharedTest as test } from './site.ts'
import { openTool, isAlive, press, field } from './visitor.ts'

test.describe('the privacy panel', () => {
  for (const [path, opener] of [
    ['/tools/loan-calculator', 'Prove it'],
    ['/faq', 'Check our privacy'],
  ] as const) {
    test(`opens from ${path} and says what is in force`, async ({ page }) => {
      await page.goto(path)
      await page.getByRole('button', { name: opener }).click()
      const panel = page.getByRole('dialog', { name: 'What you enter stays in your browser' })
      await expect(panel).toContainText("default-src 'none'")
      await expect(panel).toContainText(/0 of \d+ requests left this site/)
      await expect(panel.getByRole('heading', { name: 'Try it offline' })).toBeVisible()
      const list = panel.locator('[data-proof-request-list]')
      await expect(list).toBeHidden()
      await panel.getByText('All requests').click()
      await expect(list.getByRole('listitem').first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await expect(page.getByRole('button', { name: opener })).toBeFocused()
    })
  }

  test('says on the contact page that the message leaves it', async ({ page }) => {
    await page.goto('/contact')
    await press(page, 'Check our privacy')
    const panel = page.getByRole('dialog', { name: 'Only your message leaves this page' })
    await expect(panel).toContainText("connect-src 'self'")
    await expect(panel).toContainText('asked whether messages are accepted')
    await expect(panel).not.toContainText('cannot call any server')
  })

  test('shows what is stored and clears it', async ({ page }) => {
    await openTool(page, 'loan-calculator')
    await press(page, 'Dark theme')
    await page.getByRole('button', { name: 'Prove it' }).click()
    const stored = page.locator('[data-proof-storage]')
    await expect(stored).toContainText('theme: dark')
    await expect(stored).toContainText('recentTools')
    await press(page, 'Clear what is stored')
    await expect(stored).toHaveText('Nothing.')
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  test('shows and clears what the history of the tab and the address hold', async ({ page }) => {
    await openTool(page, 'loan-calculator', '#years=7')
    await field(page, 'Loan Amount (₹)').fill('23,45,678')
    const state = () => page.evaluate(() => JSON.stringify(history.state))
    await expect.poll(state).toContain('23,45,678')
    await page.getByRole('button', { name: 'Prove it' }).click()
    const stored = page.locator('[data-proof-storage]')
    await expect(stored).toContainText('loanAmount: 23,45,678, in the history of this tab')
    await expect(stored).toContainText('#years=7, in the address')
    await press(page, 'Clear what is stored')
    await expect(stored).toHaveText('Nothing.')
    expect(await state()).toBe('null')
    await page.reload()
    await isAlive(page)
    await expect(field(page, 'Loan Amount (₹)')).toHaveValue('10,00,000')
    await expect(field(page, 'Loan Tenure (Years)')).toHaveValue('20')
  })

  test('what is cleared is gone from the memory of the page too', async ({ page }) => {
    await openTool(page, 'loan-calculator')
    await press(page, 'Dark theme')
    await page.getByRole('button', { name: 'Prove it' }).click()
    await press(page, 'Clear what is stored')
    await expect(page.locator('[data-proof-storage]')).toHaveText('Nothing.')
    await expect(page.locator('html')).not.toHaveClass(/dark/)
  })
})
