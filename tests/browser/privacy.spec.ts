import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { chromium } from '@playwright/test'

import { CHROMIUM_ARGUMENTS, chromiumPath } from '../chromium.ts'
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

  test('says what cannot be read where all cookies are blocked', async ({ baseURL }) => {
    const folder = await mkdtemp(join(tmpdir(), 'blocked-'))
    await mkdir(join(folder, 'Default'))
    const settings = { profile: { default_content_setting_values: { cookies: 2 } } }
    await writeFile(join(folder, 'Default/Preferences'), JSON.stringify(settings))
    const context = await chromium.launchPersistentContext(folder, {
      executablePath: await chromiumPath(),
      args: CHROMIUM_ARGUMENTS,
    })
    const page = await context.newPage()
    const failures: string[] = []
    page.on('pageerror', ({ message }) => failures.push(message))
    await page.goto(`${baseURL}/tools/loan-calculator`)
    await page.getByRole('button', { name: 'Prove it' }).click()
    const stored = page.locator('[data-proof-storage]')
    await expect(stored).toContainText('Settings cannot be read')
    await expect(stored).toContainText('Offline copies cannot be read')
    await page.getByRole('button', { name: 'Clear what is stored' }).click()
    await expect(stored).toContainText('Settings cannot be read')
    expect(failures).toEqual([])
    await context.close()
    await rm(folder, { recursive: true })
  })
})
