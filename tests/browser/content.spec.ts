import type { Page } from '@playwright/test'

import { contentPaths } from '../site-map.ts'
import { expect, test } from './site.ts'

/** The record of a type in the page's structured data. */
async function recordOf(page: Page, type: string): Promise<Record<string, unknown>> {
  const records = await page.locator('script[type="application/ld+json"]').allTextContents()
  const found = records.map((text) => JSON.parse(text)).find((record) => record['@type'] === type)
  if (found === undefined) throw new Error(`The page has no ${type}.`)
  return found
}

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
      const header = page.locator('article > header')
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

  test('the contents list leads to every section', async ({ page }) => {
    await page.goto('/blog/finance')
    const links = page.locator('[data-contents] a')
    await expect(links).toHaveText(await page.locator('.article h2').allTextContents())
    await links.nth(3).click()
    await expect(page.locator('.article h2').nth(3)).toBeInViewport()
  })

  test('posts lead to the one before and the one after', async ({ page }) => {
    await page.goto('/blog/developer')
    const next = page.locator('[data-neighbours] [rel=next]')
    await expect(next).toHaveCount(0)
    await page.locator('[data-neighbours] [rel=prev]').click()
    await expect(page).toHaveURL('/blog/finance')
    await next.click()
    await expect(page).toHaveURL('/blog/developer')
  })

  test('the index and the feed list every post, newest first', async ({ page, request }) => {
    const posts = contentPaths.filter((path) => path.startsWith('/blog/')).toSorted()
    await page.goto('/blog')
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

test.describe('FAQ', () => {
  const questions = (page: Page) => page.locator('[data-question]')

  test('has its four sections and at least 24 questions with answers', async ({ page }) => {
    await page.goto('/faq')
    await expect(page.locator('[data-faq-section] > h2')).toHaveText([
      'General',
      'Financial Tools',
      'Developer Tools',
      'Technical',
    ])
    const count = await questions(page).count()
    expect(count).toBeGreaterThanOrEqual(24)
    const record = await recordOf(page, 'FAQPage')
    const entities = record['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[]
    expect(entities.map(({ name }) => name)).toEqual(
      await page.locator('[data-question] h3').allTextContents(),
    )
    for (const { acceptedAnswer } of entities)
      expect(acceptedAnswer.text).not.toMatch(/\{|href="\//)
  })

  test('one answer is open at a time, across sections, and it can be closed', async ({ page }) => {
    await page.goto('/faq')
    const [first, last] = [questions(page).first(), questions(page).last()]
    await expect(page.locator('[data-question][open]')).toHaveCount(0)
    await first.locator('summary').click()
    await expect(first.locator('.answer')).toBeVisible()
    await last.locator('summary').click()
    await expect(page.locator('[data-question][open]')).toHaveCount(1)
    await expect(last.locator('.answer')).toBeVisible()
    await last.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-question][open]')).toHaveCount(0)
  })

  for (const javaScriptEnabled of [true, false]) {
    test(`an address opens its question ${javaScriptEnabled ? 'with' : 'without'} a script`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled, baseURL: baseURL ?? '' })
      const page = await context.newPage()
      await page.goto('/faq#is-base64-a-kind-of-encryption')
      const open = page.locator('[data-question][open]')
      await expect(open).toHaveCount(1)
      await expect(open.locator('summary')).toBeInViewport()
      await expect(open.locator('summary')).toHaveText('Is Base64 a kind of encryption?')
      await context.close()
    })
  }

  test('a link within the page opens another question', async ({ page }) => {
    await page.goto('/faq#is-base64-a-kind-of-encryption')
    await page.evaluate(() => (location.hash = '#do-i-need-javascript'))
    await expect(page.locator('[data-question][open] summary')).toHaveText('Do I need JavaScript?')
    const link = page.locator('[data-question][open]').getByRole('link', { name: 'Link to this' })
    await expect(link).toHaveAttribute('href', '#do-i-need-javascript')
  })

  test('says when we reply and leads to the contact page', async ({ page }) => {
    await page.goto('/faq')
    await expect(page.locator('main')).toContainText('24-48 hours')
    const link = page.locator('main').getByRole('link', { name: 'Contact Us' })
    await expect(link).toHaveAttribute('href', '/contact')
  })

  test('prints every answer', async ({ page }) => {
    await page.goto('/faq')
    await page.emulateMedia({ media: 'print' })
    for (const answer of await page.locator('.answer > p:first-child').all()) {
      await expect(answer).toBeVisible()
    }
  })
})

test.describe('About', () => {
  test('has its sections, its promises and its links', async ({ page }) => {
    await page.goto('/about')
    await expect(page).toHaveTitle('About Us | Ganak')
    await expect(page.locator('.article h2')).toHaveText([
      'Who We Are',
      'Our Mission',
      'Why We Built Ganak',
      'Our Tools',
      'Our Commitment',
      'Get in Touch',
    ])
    const text = page.locator('.article')
    await expect(text).toContainText('amortization schedules')
    await expect(text).toContainText('visual breakdowns')
    await expect(text).toContainText('JSON formatter and validator')
    await expect(text).toContainText('More tools are coming')
    await expect(text.locator('h2:last-of-type ~ p a[href="/contact"]')).toBeVisible()
  })
})

test.describe('policies', () => {
  for (const [path, count] of [
    ['/privacy-policy', 13],
    ['/terms-of-service', 16],
  ] as const) {
    test(`${path} has its date and ${count} numbered sections`, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('article > header')).toContainText('Last Updated: October 1, 2025')
      const headings = await page.locator('.article h2').allTextContents()
      expect(headings).toHaveLength(count)
      headings.forEach((text, index) => expect(text).toMatch(new RegExp(`^${index + 1}\\. `)))
    })
  }

  test('the Privacy Policy says what is and is not collected', async ({ page }) => {
    await page.goto('/privacy-policy')
    const text = page.locator('.article')
    for (const statement of [
      'Tool inputs are processed in your browser and are not sent to our servers',
      'Only contact-form data is collected',
      'remember preferences such as theme',
      'not directed at children under 13',
      'To exercise any of these rights, email hello@ganak.example',
      'Legal review notice',
    ]) {
      await expect(text).toContainText(statement)
    }
  })

  test('the Terms have their sixteen subjects', async ({ page }) => {
    await page.goto('/terms-of-service')
    const subjects = [
      /Acceptance/,
      /Services/,
      /User Responsibilities/,
      /Intellectual Property/,
      /Disclaimers/,
      /Liability/,
      /Indemnification/,
      /Third-Party Links/,
      /Privacy/,
      /Termination/,
      /Governing Law/,
      /Dispute Resolution/,
      /Severability/,
      /Entire Agreement/,
      /Contact/,
      /Acknowledgment/,
    ]
    await expect(page.locator('.article h2')).toHaveText(subjects)
    const text = page.locator('.article')
    await expect(text).toContainText('Financial tools.')
    await expect(text).toContainText('Developer tools.')
    await expect(text).toContainText('contact us first by email at hello@ganak.example')
    await expect(text.locator('a[href="/privacy-policy"]').first()).toBeVisible()
  })
})

test('no page shows a token or a mark that only authors know', async ({ request }) => {
  for (const path of contentPaths) {
    const html = await (await request.get(path)).text()
    const text = html.replace(/<(script|style|code)[^>]*>.*?<\/\1>/gs, '')
    expect(text, path).not.toMatch(/\{\w+\}|%7B|<!-- (only|end)/)
  }
})

test('every page but the home page has a share picture of its own', async ({ request }) => {
  const pictures = new Set<string>()
  for (const path of contentPaths.filter((path) => path !== '/')) {
    const html = await (await request.get(path)).text()
    const address = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(new URL(address).pathname).toBe(`/og${path}.png`)
    const picture = await (await request.get(new URL(address).pathname)).body()
    // The width and height stand in the first chunk of a PNG (section 11.2.1 of its specification).
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
    pictures.add(picture.toString('base64'))
  }
  expect(pictures.size).toBe(contentPaths.length - 1)
})

for (const path of ['/blog/finance', '/privacy-policy']) {
  test(`${path} prints its text and nothing around it`, async ({ page }) => {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.article')).toBeVisible()
    for (const part of ['body > header', 'body > footer', '[data-breadcrumb]', '[data-contents]']) {
      await expect(page.locator(part)).toBeHidden()
    }
    const code = page.locator('.scrollable pre')
    for (const box of await code.all()) {
      expect(await box.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBeLessThanOrEqual(1)
    }
  })
}
