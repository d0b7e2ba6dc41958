import type { Page } from '@playwright/test'

import { expect, sharedTest as test } from './site.ts'
import { press } from './visitor.ts'

/** Visits a tool, and waits until it is kept as the newest. */
async function visit(page: Page, slug: string): Promise<void> {
  await page.goto(`/tools/${slug}`)
  const newest = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('recentTools') ?? '[]')[0]?.href)
  await expect.poll(newest).toBe(`/tools/${slug}`)
}

test.describe('recently used tools', () => {
  const section = (page: Page) => page.locator('#recent-tools')

  test('are absent on a fresh visit, and shown newest first after visits', async ({ page }) => {
    await page.goto('/')
    await expect(section(page)).toBeHidden()
    for (const slug of ['base64', 'loan-calculator', 'base64', 'age-calculator']) {
      await visit(page, slug)
    }
    await page.goto('/faq')
    await page.goto('/')
    await expect(section(page).getByRole('link')).toHaveText([
      /Age Calculator/,
      /Base64 Tool/,
      /EMI Calculator/,
    ])
    const stored = await page.evaluate(() =>
      JSON.parse(localStorage.getItem('recentTools') ?? '[]'),
    )
    expect(stored[0]).toEqual({
      href: '/tools/age-calculator',
      label: 'Age Calculator',
      category: 'General',
      timestamp: expect.any(Number),
    })
    expect(Math.abs(stored[0].timestamp - Date.now())).toBeLessThan(60_000)
  })

  test('can be emptied', async ({ page }) => {
    await visit(page, 'base64')
    await page.goto('/')
    await press(page, 'Clear list')
    await expect(section(page)).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Most Popular' })).toBeFocused()
    await page.reload()
    await expect(section(page)).toBeHidden()
  })

  for (const stored of ['{', '[{"href":1}]', '"x"', '{"length":3}']) {
    test(`storage that holds ${stored} is an empty list`, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('recentTools', value), stored)
      await page.goto('/')
      await expect(section(page)).toBeHidden()
    })
  }

  test('a tool that was removed since is left out', async ({ page }) => {
    const stored = ['removed-tool', 'base64'].map((slug) => ({
      href: `/tools/${slug}`,
      label: slug,
      category: 'Developer',
      timestamp: 1,
    }))
    await page.addInitScript((value) => localStorage.setItem('recentTools', value), JSON.stringify(stored)) // prettier-ignore
    await page.goto('/')
    await expect(section(page).getByRole('link')).toHaveText([/base64/])
  })
})
