import { allPaths } from '../site-map.ts'
import { expect, sharedTest as test } from './site.ts'

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
