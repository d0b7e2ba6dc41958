import type { Locator } from '@playwright/test'

import { expect, sharedTest as test } from './site.ts'
import { openTool, button, region, boxOf } from './visitor.ts'

const TOOLS_WITH_WIDE_PARTS = ['tax-calculator', 'base64', 'hash-generator', 'age-calculator']

for (const theme of ['light', 'dark']) {
  test(`the focus ring stands out 3 to 1 from every surface in the ${theme} theme`, async ({
    page,
  }) => {
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme)
    await page.goto('/')
    await page.keyboard.press('Tab')
    const ratios = await page.evaluate(() => {
      // A canvas gives any CSS colour as sRGB bytes. Formulas: WCAG 2.2, "relative luminance" and "contrast ratio".
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
      const luminance = (color: string) => {
        canvas?.clearRect(0, 0, 1, 1)
        if (canvas) canvas.fillStyle = color
        canvas?.fillRect(0, 0, 1, 1)
        const bytes = [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3)
        const [red = 0, green = 0, blue = 0] = bytes.map((byte) => {
          const part = byte / 255
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const ring = luminance(getComputedStyle(document.activeElement ?? document.body).outlineColor)
      const root = getComputedStyle(document.documentElement)
      return ['--paper', '--card', '--sunken', '--brand-soft'].map((token) => {
        const surface = luminance(root.getPropertyValue(token))
        return (Math.max(ring, surface) + 0.05) / (Math.min(ring, surface) + 0.05)
      })
    })
    for (const ratio of ratios) expect(ratio).toBeGreaterThanOrEqual(3)
  })
}

test('the keyboard’s focus does not hide behind the advertisement of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openTool(page, 'loan-calculator')
  let compared = 0
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const part = document.querySelector('main :focus')
      const ad = document.querySelector('[data-ad=mobile-sticky]')?.getBoundingClientRect()
      if (part === null || ad === undefined) return undefined
      const { y, height } = part.getBoundingClientRect()
      return { html: part.outerHTML.slice(0, 80), y, height, edge: ad.y }
    })
    if (focused === undefined) continue
    compared += 1
    const { html, y, height, edge } = focused
    expect(y + Math.min(height, 44), html).toBeLessThanOrEqual(edge)
  }
  expect(compared).toBeGreaterThan(10)
})

test('a button beside a digest keeps its word whole', async ({ page }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await openTool(page, 'hash-generator')
    const box = await boxOf(page.getByRole('button', { name: 'Copy SHA-256' }))
    // Broken in two, the word takes two lines.
    expect(box.width).toBeGreaterThan(50)
  }
})

test('the chosen mode shows where the visitor sets the colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openTool(page, 'base64')
  const background = (name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .evaluate((button) => getComputedStyle(button).backgroundColor)
  expect(await background('Encode')).not.toBe(await background('Decode'))
})

test('the selected search result shows where the visitor sets the colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Search Tools' })).toBeVisible()
  await page.keyboard.type('sip')
  await expect(page.locator('[aria-selected=true]')).toHaveCSS('outline-style', 'solid')
})

for (const path of ['/', '/contact', ...TOOLS_WITH_WIDE_PARTS.map((slug) => `/tools/${slug}`)]) {
  test(`${path} fits a small phone with doubled text`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(path)
    // The root's size, which is what a browser's text size setting changes.
    await page.evaluate(() => (document.documentElement.style.fontSize = '32px'))
    const excess = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
    await expect.poll(excess).toBeLessThanOrEqual(0)
    await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 })
  })
}

test('an age is announced without the rows of its details', async ({ page }) => {
  await openTool(page, 'age-calculator')
  await page.getByLabel('Date of Birth').fill('2000-01-01')
  await page.getByLabel('Age on').fill('2020-03-04')
  const result = region(page, 'Result')
  await expect(result.getByRole('status')).toHaveText(/20 years, 2 months, 3 days$/)
  await expect(result.getByRole('status').getByRole('term')).toHaveCount(0)
  await expect(result.getByRole('term')).toHaveCount(4)
})

test('the first action of the JSON page is in sight on a small laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await page.goto('/tools/json-formatter')
  const action = page.getByRole('button', { name: 'Format & Validate' })
  await expect(action).toBeInViewport({ ratio: 1 })
  const pane = await boxOf(region(page, 'Input'))
  expect(pane.bottom).toBeLessThanOrEqual(650)
})

test('digests and long passwords are seen whole', async ({ page }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await openTool(page, 'hash-generator')
    await page.getByLabel('Text to hash').fill('abc')
    await expect(page.locator('[data-digits="128"]')).toHaveValue(/^.{128}$/)
    for (const box of await page.locator('[data-digits]').all()) await expectWhole(box)
    await openTool(page, 'password-generator')
    await page.getByLabel('Password length').fill('64')
    await expect(page.locator('[data-password]')).toHaveValue(/^.{64}$/)
    await expectWhole(page.locator('[data-password]'))
  }
})

for (const [width, tallest, part] of [
  [360, 116, 'main header'],
  // With the pages of the tool beside it.
  [1280, 120, '.tool-top'],
] as const) {
  test(`the heading of a tool is one row of a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 })
    await page.goto('/tools/loan-calculator')
    const head = await boxOf(page.locator(part))
    expect(head.height).toBeLessThanOrEqual(tallest)
    await expect(page.locator('main header')).toContainText(/Finance\s*EMI \/ Loan Calculator/)
    await expect(page.getByRole('button', { name: 'Stays in your browser' })).toBeInViewport()
  })
}

test('every link and button below a page, and the advertisement’s, is 44 pixels high on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const targets = page.locator('footer :is(a, button), [data-close-ad]')
  for (const target of await targets.all()) {
    const box = await boxOf(target)
    expect(box.height, await target.innerText()).toBeGreaterThanOrEqual(44)
    expect(box.width).toBeGreaterThanOrEqual(24)
  }
})

test('a short table is visible as a whole on a phone, with all rows and columns', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  for (const [path, title] of [
    ['tax-calculator/salary', 'Month by month, new regime'],
    ['compound-interest', 'All five frequencies'],
  ] as const) {
    await openTool(page, path)
    const pane = page.getByRole('region', { name: title })
    // Tables of some calculators are loaded at the first use.
    await page.mouse.wheel(0, 200)
    await page
      .locator('details', { hasText: title })
      .evaluate((fold: HTMLDetailsElement) => (fold.open = true))
    const hidden = await pane.evaluate((box) => [
      box.scrollHeight - box.clientHeight,
      box.scrollWidth - box.clientWidth,
    ])
    expect(hidden, title).toEqual([0, 0])
  }
})

test('the longest passphrase and what differs in JSON are read on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openTool(page, 'password-generator/passphrase')
  await page.getByLabel('Number of words').fill('12')
  await expectWhole(page.locator('[data-password]'))
  await page.getByRole('button', { name: 'Stays in your browser' }).click()
  const close = await boxOf(button(page, 'Close'))
  // Broken, the word takes three lines.
  expect(close.height).toBeLessThanOrEqual(48)
  await openTool(page, 'json-formatter/compare')
  const bar = page.locator('[data-result-bar] b')
  await expect(bar).toHaveText('6 differences')
  const cut = await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(cut).toBeLessThanOrEqual(0)
  // The views of the differences load when the page is first used.
  await page.mouse.move(9, 9)
  await page.getByRole('tab', { name: 'List' }).click()
  const place = await boxOf(page.getByRole('tabpanel').getByRole('columnheader').first())
  expect(place.width).toBeGreaterThan(100)
})

async function expectWhole(box: Locator) {
  const hidden = await box.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  expect(hidden).toBeLessThanOrEqual(0)
}
