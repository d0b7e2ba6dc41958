import type { Page } from '@playwright/test'

import { contentPaths } from '../site-map.ts'
import { expect, recordOf, sharedTest as test } from './site.ts'

const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' })

test.describe('blog', () => {
  for (const [slug, day, iso, tools] of [
    ['finance', '14 November 2026', '2026-11-14', 6],
    ['developer', '18 November 2026', '2026-11-18', 5],
  ] as const) {
    test(`/blog/${slug} has breadcrumb, date, author, contents, article and tools`, async ({
      page,
      request,
    }) => {
      await page.goto(`/blog/${slug}`)
      await expect(crumbs(page).getByRole('link')).toHaveText(['Home', 'Blog'])
      await expect(crumbs(page).getByRole('link', { name: 'Blog' })).toHaveAttribute(
        'href',
        '/blog',
      )
      const header = page.locator('article > .tool-top')
      await expect(header.locator('time')).toHaveText(day)
      await expect(header.locator('time')).toHaveAttribute('datetime', iso)
      await expect(header).toContainText('Ganak Team')
      await expect(header).toContainText(/\d minutes to read/)
      const words = (await page.locator('.article').innerText()).split(/\s+/).length
      expect(words).toBeGreaterThan(900)
      await expect(page.locator('[data-post-tools] article')).toHaveCount(tools)
      const links = await page.locator('.article a[href^="/tools/"]').all()
      expect(links.length).toBeGreaterThan(3)
      for (const link of links) {
        const href = (await link.getAttribute('href')) ?? ''
        expect((await request.get(href)).status(), href).toBe(200)
      }
      const post = await recordOf(page, 'BlogPosting')
      expect(post).toMatchObject({ datePublished: iso, author: { name: 'Ganak Team' } })
      expect(post['headline']).toBe(await page.locator('h1').textContent())
      const trail = (await recordOf(page, 'BreadcrumbList'))['itemListElement'] as {
        item: string
      }[]
      expect(trail.map(({ item }) => new URL(item).pathname)).toEqual([
        '/',
        '/blog',
        `/blog/${slug}`,
      ])
    })
  }

  test('the figure is in the first screen of a phone, with its drawing and its sum', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto('/blog/what-a-flat-rate-costs')
    const figure = page.locator('[data-post-figure]')
    await expect(figure).toContainText('16.24%')
    await expect(figure.locator('svg')).toBeInViewport({ ratio: 1 })
    await figure.getByRole('link', { name: 'Change the figures' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loan Offer Check')
    await expect(page.getByRole('textbox', { name: /Loan Amount/ })).toHaveValue('2,00,000')
  })

  test('the contents list leads to every section', async ({ page }) => {
    await page.goto('/blog/finance')
    const links = page.locator('[data-contents] a:visible')
    await expect(links).toHaveText(await page.locator('.article h2').allTextContents())
    await links.nth(3).click()
    await expect(page.locator('.article h2').nth(3)).toBeInViewport()
  })

  test('posts lead to the one before and the one after', async ({ page }) => {
    await page.goto('/blog')
    const [newest = '', second = ''] = await page
      .locator('main article h2 a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    await page.goto(newest)
    const next = page.locator('[data-neighbours] [rel=next]')
    await expect(next).toHaveCount(0)
    await page.locator('[data-neighbours] [rel=prev]').click()
    await expect(page).toHaveURL(second)
    await next.click()
    await expect(page).toHaveURL(newest)
  })

  test('the index and the feed list every post, newest first', async ({ page, request }) => {
    const posts = contentPaths.filter((path) => path.startsWith('/blog/')).toSorted()
    await page.goto('/blog')
    await expect(page.locator('main article svg')).toHaveCount(posts.length)
    const listed = await page
      .locator('main article h2 a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(listed.toSorted()).toEqual(posts)
    const days = await page
      .locator('main article time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
    expect(days).toEqual(days.toSorted().reverse())
    const address = await page.locator('link[type="application/rss+xml"]').getAttribute('href')
    const feed = await request.get(address ?? '')
    expect(feed.headers()['content-type']).toMatch(/xml/)
    const items = [...(await feed.text()).matchAll(/<item>.*?<link>(.*?)<\/link>/gs)]
    expect(items.map(([, link]) => new URL(link ?? '').pathname)).toEqual(listed)
  })

  test('wide tables and code scroll by themselves, from the keyboard too', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto('/blog/developer')
    const code = page.getByRole('group', { name: 'Code' }).first()
    await code.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => code.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0)
  })
})
