import { expect, openTool, sharedTest as test } from './site.ts'

test.describe('the privacy panel', () => {
  for (const [path, opener] of [
    ['/tools/loan-calculator', 'Prove it'],
    ['/faq', 'Check our privacy'],
  ] as const) {
    test(`opens from ${path} and says what is in force`, async ({ page }) => {
      await page.goto(path)
      await page.getByRole('button', { name: opener }).click()
      const panel = page.getByRole('dialog', { name: 'What you enter stays on this page' })
      await expect(panel).toContainText("default-src 'none'")
      await expect(panel).toContainText('0 went to other sites')
      await expect(panel).toContainText('Check it yourself')
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await expect(page.getByRole('button', { name: opener })).toBeFocused()
    })
  }

  test('says on the contact page that the message leaves it', async ({ page }) => {
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Check our privacy' }).click()
    const panel = page.getByRole('dialog', { name: 'Only your message leaves this page' })
    await expect(panel).toContainText("connect-src 'self'")
    await expect(panel).toContainText('asked whether messages are accepted')
    await expect(panel).not.toContainText('cannot call any server')
  })

  test('shows what is stored and clears it', async ({ page }) => {
    await openTool(page, 'loan-calculator')
    await page.getByRole('button', { name: 'Dark theme' }).click()
    await page.getByRole('button', { name: 'Prove it' }).click()
    const stored = page.locator('[data-proof-storage]')
    await expect(stored).toContainText('theme: dark')
    await expect(stored).toContainText('recentTools')
    await page.getByRole('button', { name: 'Clear what is stored' }).click()
    await expect(stored).toHaveText('Nothing.')
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })
})
