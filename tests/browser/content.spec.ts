import { contentPaths, allPaths } from '../site-map.ts'
import { expect, sharedTest as test } from './site.ts'

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
    // The width and height are in the first chunk of a PNG (section 11.2.1 of its specification).
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

test('tables in text fit a phone: no cut column, no heading of three lines', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const paths = allPaths.filter((path) => /^\/(?:blog|tools)\/./.test(path))
  const faults: string[] = []
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'commit' })
    await page.locator('footer').waitFor()
    for (const fault of await page.evaluate(faultsOfTables)) faults.push(`${path}: ${fault}`)
  }
  expect(faults).toEqual([])
})

/** Runs in the page. Returns the first cells of tables with a cut column, and headings in three lines or more. */
function faultsOfTables(): string[] {
  for (const fold of document.querySelectorAll('details')) fold.open = true
  return [...document.querySelectorAll('.prose table')].flatMap((table) => {
    const box = table.parentElement ?? table
    const high = [...table.querySelectorAll('th')].filter((heading) => {
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(heading)
      const height = heading.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)
      const range = document.createRange()
      range.selectNodeContents(heading)
      return Math.min(height, range.getBoundingClientRect().height) > 2.5 * parseFloat(lineHeight)
    })
    return [
      ...(box.scrollWidth > box.clientWidth ? table.querySelectorAll('th') : []),
      ...high,
    ].map((heading) => heading.textContent)
  })
}

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
      await expect(page.locator('article > .tool-top')).toContainText(
        'Last Updated: October 1, 2025',
      )
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
