import type { Page } from '@playwright/test'

import { CATEGORIES, toolsOf } from '../site-map.ts'
import { expect, sharedTest as test } from './site.ts'
import { boxOf } from './visitor.ts'

const footer = (page: Page) => page.locator('body > footer')

test(
  'says what the site is, lists the main tools of each category and the company, and carries its year',
  { tag: '@all-tools' },
  async ({ page }) => {
    await page.goto('/faq')
    await expect(footer(page)).toContainText(
      'Free calculators and utilities that run in your browser.',
    )
    await expect(footer(page)).toContainText('© 2024 Ganak')
    for (const category of CATEGORIES) {
      const column = footer(page).getByRole('navigation', { name: `${category} Tools` })
      const first = toolsOf(category).filter(({ isFurther }) => !isFurther)
      await expect(column.getByRole('link')).toHaveText(first.map(({ label }) => label))
    }
    await footer(page).getByRole('link', { name: 'All tools' }).click()
    await expect(page).toHaveURL('/tools')
  },
)

test('the company links lead to their pages', async ({ page }) => {
  await page.goto('/')
  const company = footer(page).getByRole('navigation', { name: 'Company' })
  for (const [label, href] of [
    ['About Us', '/about'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms of Service', '/terms-of-service'],
    ['Contact', '/contact'],
  ] as const) {
    const link = company.getByRole('link', { name: label, exact: true })
    await expect(link).toHaveAttribute('href', href)
  }
  await expect(company.getByRole('link')).toHaveCount(4)
})

// With accounts: thorough/qr-service.spec.ts, whose build has all settings of an operator.
test('the social links share the site, then lead to the feed, and load nothing before a click', async ({
  page,
  watched,
}) => {
  await page.goto('/')
  const social = footer(page).getByRole('list', { name: 'Social links' }).getByRole('link')
  await expect(social).toHaveText([
    'Share on WhatsApp',
    'Share on X',
    'Share on LinkedIn',
    'Blog feed',
  ])
  await expect(social.last()).toHaveAttribute('href', '/rss.xml')
  const shared = encodeURIComponent('https://ganak.example/')
  const starts = ['https://wa.me/?', 'https://x.com/', 'https://www.linkedin.com/']
  for (const [index, start] of starts.entries()) {
    const link = social.nth(index)
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    const href = (await link.getAttribute('href')) ?? ''
    expect(href.startsWith(start) && href.endsWith(`=${shared}`), href).toBe(true)
    await link.hover()
  }
  expect(watched.requests.filter((url) => !url.includes('127.0.0.1'))).toEqual([])
})

test('a tool opened from the footer begins at its top and counts as used', async ({ page }) => {
  await page.goto('/about')
  await footer(page).getByRole('link', { name: 'Hash Generator' }).click()
  await expect(page).toHaveURL('/tools/hash-generator')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('recentTools')))
    .toContain('/tools/hash-generator')
})

test('is short on a phone: the tools in columns, down to 284 px', async ({ page }) => {
  for (const [width, height, columns] of [
    [412, 690, 3],
    [360, 660, 3],
    [284, 1000, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/about')
    expect((await boxOf(footer(page))).height).toBeLessThanOrEqual(height)
    const lefts = await footer(page)
      .locator('nav')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left))
    expect(new Set(lefts).size).toBe(columns)
  }
})
