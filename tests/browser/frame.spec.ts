import type { Page } from '@playwright/test'

import { keywordsOf, toolSlugs } from '../site-map.ts'
import { expect, freezeTime, test, toastOf } from './site.ts'

/** Opens the home page with its clock stopped. Tooltips arrive with the first one that is due, so one was shown before. */
async function openWithTooltips(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto('/')
  await page.getByRole('button', { name: 'Search tools' }).hover()
  await expect(page.locator('#tooltip')).toBeVisible()
  await page.mouse.move(5, 700)
  await expect(page.locator('#tooltip')).toBeHidden()
  await page.clock.pauseAt(Date.now() + 1000)
}

const menu = (page: Page, name: string) =>
  page.locator('[data-header-menu]').filter({ hasText: name })

test.describe('header menus', () => {
  test('open 200 ms after the pointer arrives and close 150 ms after it leaves', async ({
    page,
  }) => {
    await page.goto('/')
    await freezeTime(page)
    const finance = menu(page, 'Finance')
    await finance.locator('summary').hover()
    await page.clock.runFor(190)
    await expect(finance).not.toHaveAttribute('open')
    await page.clock.runFor(20)
    await expect(finance).toHaveAttribute('open', '')
    await expect(finance.getByRole('link')).toHaveCount(6)
    await page.mouse.move(5, 700)
    await page.clock.runFor(140)
    await expect(finance).toHaveAttribute('open', '')
    await page.clock.runFor(20)
    await expect(finance).not.toHaveAttribute('open')
  })

  test('the next one opens at once within 300 ms', async ({ page }) => {
    await page.goto('/')
    await freezeTime(page)
    await menu(page, 'Finance').locator('summary').hover()
    await page.clock.runFor(250)
    await menu(page, 'Developer').locator('summary').hover()
    await page.clock.runFor(10)
    await expect(menu(page, 'Developer')).toHaveAttribute('open', '')
    await expect(menu(page, 'Developer').getByRole('link')).toHaveCount(4)
  })

  test('a click on a menu that hovering opened leaves it open; the next one closes it', async ({
    page,
  }) => {
    await page.goto('/')
    const general = menu(page, 'General')
    await general.locator('summary').hover()
    await expect(general).toHaveAttribute('open', '')
    await general.locator('summary').click()
    await expect(general).toHaveAttribute('open', '')
    await general.locator('summary').click()
    await expect(general).not.toHaveAttribute('open')
  })

  test('work by keyboard', async ({ page }) => {
    await page.goto('/')
    const finance = menu(page, 'Finance')
    await finance.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(finance).toHaveAttribute('open', '')
    await page.keyboard.press('ArrowDown')
    await expect(finance.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(finance.getByRole('link').last()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(finance).not.toHaveAttribute('open')
    await expect(finance.locator('summary')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(menu(page, 'Developer').locator('summary')).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/tools/json-formatter')
  })

  test('mark the place the visitor is in', async ({ page }) => {
    const current = page.getByRole('navigation', { name: 'Main' }).locator('a[aria-current]')
    await page.goto('/blog/finance')
    await expect(current).toHaveText('Blog')
    await page.goto('/faq')
    await expect(current).toHaveText('FAQ')
    await page.goto('/about')
    await expect(current).toHaveCount(0)
  })
})

test('the mobile menu slides in with the same links, takes the focus and gives it back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const opener = page.getByRole('button', { name: 'Menu', exact: true })
  const mobileMenu = page.locator('#mobile-menu')
  await expect(mobileMenu).toBeHidden()
  await opener.click()
  await expect(mobileMenu.getByRole('link')).toHaveCount(18)
  await expect(mobileMenu.getByRole('button', { name: 'Close menu' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(mobileMenu).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await mobileMenu.getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
  await expect(mobileMenu).toBeHidden()
})

test.describe('search', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search Tools' })

  for (const keys of ['Control+k', 'Meta+k']) {
    test(`${keys} opens it, and Escape closes it and gives the focus back`, async ({ page }) => {
      await page.goto('/faq')
      await page.getByRole('link', { name: 'FAQ' }).first().focus()
      await page.keyboard.press(keys)
      await expect(dialog(page)).toBeVisible()
      await expect(page.getByPlaceholder('Type to search tools...')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      await expect(page.getByRole('link', { name: 'FAQ' }).first()).toBeFocused()
    })
  }

  test('an empty query lists all fifteen tools with their categories', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Search tools' }).click()
    const options = dialog(page).getByRole('option')
    await expect(options).toHaveCount(15)
    await expect(options.first()).toHaveText(/EMI Calculator\s*Finance/)
  })

  for (const [query, count] of [
    ['finance', 6],
    ['DEVELOPER', 4],
    ['general', 5],
    ['eMi', 1],
    ['EMI', 1],
    ['hash', 1],
  ] as const) {
    test(`"${query}" finds ${count}`, async ({ page }) => {
      await page.goto('/')
      await page.keyboard.press('Control+k')
      await page.keyboard.type(query)
      const found = dialog(page).getByRole('option')
      await expect(found).toHaveCount(count)
    })
  }

  test('every keyword of every tool finds it', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Control+k')
    for (const slug of toolSlugs) {
      for (const keyword of keywordsOf(slug)) {
        await page.getByPlaceholder('Type to search tools...').fill(keyword)
        await expect(
          dialog(page).locator(`[role=option][href="/tools/${slug}"]`),
          `${keyword} finds ${slug}`,
        ).toBeVisible()
      }
    }
  })

  for (const query of ['<b>', '"', '%', 'zzz']) {
    test(`no match for ${query} says so with the query as typed`, async ({ page }) => {
      await page.goto('/')
      await page.keyboard.press('Control+k')
      await page.keyboard.type(query)
      await expect(dialog(page).getByRole('status')).toHaveText(
        `No tools found matching "${query}"`,
      )
      await page.getByRole('button', { name: 'Clear search' }).click()
      await expect(dialog(page).getByRole('option')).toHaveCount(15)
      await expect(page.getByPlaceholder('Type to search tools...')).toBeFocused()
    })
  }

  test('arrow keys and Enter open a tool, and the query is gone afterwards', async ({ page }) => {
    await page.goto('/faq')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('calculator')
    await page.keyboard.press('ArrowDown')
    const second = dialog(page).locator('[aria-selected=true]')
    const href = await second.getAttribute('href')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(href ?? '')
    await page.goBack()
    await page.keyboard.press('Control+k')
    await expect(page.getByPlaceholder('Type to search tools...')).toHaveValue('')
    await expect(dialog(page).getByRole('option')).toHaveCount(15)
  })

  test('the results area is at most 400 px high and scrolls', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Control+k')
    const box = await page.locator('#search-results').boundingBox()
    expect(box?.height).toBeLessThanOrEqual(400)
  })
})

test.describe('theme', () => {
  const toggle = (page: Page) => page.getByRole('button', { name: 'Dark theme' })

  test('is light by default, also where the system prefers dark', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    await expect(page.locator('html')).toHaveClass('light')
  })

  test('is kept under the key theme, over a reload and across pages', async ({ page }) => {
    await page.goto('/')
    await toggle(page).click()
    await expect(page.locator('html')).toHaveClass('dark')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
    await page.goto('/faq')
    await expect(page.locator('html')).toHaveClass('dark')
    await toggle(page).click()
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
  })

  test('reaches the other tabs', async ({ context }) => {
    const [first, second] = [await context.newPage(), await context.newPage()]
    await first.goto('/')
    await second.goto('/faq')
    await toggle(first).click()
    await expect(second.locator('html')).toHaveClass('dark')
  })

  test.describe('without the module scripts', () => {
    test.use({ allowed: [/net::ERR_FAILED/] })

    test('is right at the first paint', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
      // Without the module scripts only the inline one can have set it.
      await page.route('**/_astro/*.js', (route) => route.abort())
      await page.goto('/', { waitUntil: 'commit' })
      await expect(page.locator('html')).toHaveClass('dark')
    })
  })

  test('a value nobody wrote is light', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'blue'))
    await page.goto('/')
    await expect(page.locator('html')).toHaveClass('light')
  })

  test('works for the visit where storage is blocked', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await page.goto('/')
    await toggle(page).click()
    await expect(page.locator('html')).toHaveClass('dark')
  })

  test('works for the visit where storage is full', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.goto('/')
    await toggle(page).click()
    await expect(page.locator('html')).toHaveClass('dark')
  })
})

test.describe('recently used tools', () => {
  const section = (page: Page) => page.locator('#recent-tools')

  test('are absent on a fresh visit, and shown newest first after visits', async ({ page }) => {
    await page.goto('/')
    await expect(section(page)).toBeHidden()
    for (const slug of ['base64', 'loan-calculator', 'base64', 'age-calculator']) {
      await page.goto(`/tools/${slug}`)
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('recentTools')))
        .toContain(slug)
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
    await page.goto('/tools/base64')
    await page.goto('/')
    await page.getByRole('button', { name: 'Clear list' }).click()
    await expect(section(page)).toBeHidden()
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
})

test.describe('toasts', () => {
  const copy = (page: Page) => page.getByRole('button', { name: 'Copy link to this calculation' })

  test.beforeEach(async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/tools/loan-calculator')
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  })

  test('stay for 5 seconds, longer while hovered', async ({ page }) => {
    await freezeTime(page)
    await copy(page).click()
    await expect(toastOf(page)).toBeVisible()
    await page.clock.runFor(4_900)
    await expect(toastOf(page)).toBeVisible()
    await toastOf(page).hover()
    await page.clock.runFor(10_000)
    await expect(toastOf(page)).toBeVisible()
    await page.mouse.move(5, 5)
    await page.clock.runFor(200)
    await expect(toastOf(page)).toBeHidden()
  })

  test('come one at a time, are announced, and are reached by F8', async ({ page }) => {
    await copy(page).click()
    await page.getByRole('button', { name: 'Download Report' }).click()
    await expect(toastOf(page)).toHaveCount(1)
    await expect(toastOf(page)).toContainText('Downloaded!')
    await expect(page.locator('[data-announce=success]')).toHaveText('Downloaded!')
    await page.keyboard.press('F8')
    await expect(toastOf(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(toastOf(page)).toBeHidden()
  })

  for (const [distance, isDismissed] of [
    [60, true],
    [40, false],
  ] as const) {
    test(`a swipe of ${distance} px to the right ${isDismissed ? 'dismisses' : 'does not'}`, async ({
      page,
    }) => {
      await copy(page).click()
      await expect(toastOf(page)).toBeVisible()
      const box = await toastOf(page).boundingBox()
      if (box === null) throw new Error('no toast')
      await page.mouse.move(box.x + 20, box.y + 20)
      await page.mouse.down()
      await page.mouse.move(box.x + 20 + distance, box.y + 20, { steps: 4 })
      await page.mouse.up()
      await expect(toastOf(page)).toBeVisible({ visible: !isDismissed })
    })
  }

  test('are destructive when something failed', async ({ page }) => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
    })
    await copy(page).click()
    await expect(toastOf(page)).toContainText('Copy Failed')
    await expect(toastOf(page)).toContainText('Failed to copy to clipboard.')
    await expect(toastOf(page)).toHaveAttribute('data-kind', 'error')
    await expect(page.locator('[data-announce=error]')).toHaveText(
      'Copy Failed. Failed to copy to clipboard.',
    )
  })

  test('cost nothing before the first', async ({ page, watched }) => {
    const before = watched.requests.length
    await copy(page).click()
    await expect(toastOf(page)).toBeVisible()
    expect(watched.requests.slice(before).some((url) => /toast/.test(url))).toBe(true)
    expect(
      watched.requests
        .slice(0, before)
        .some((url) => /scripts\/toast|_astro\/toast\.[^/]*scripts/.test(url)),
    ).toBe(false)
  })
})

test('tooltips open after 700 ms, and the next one at once', async ({ page }) => {
  await openWithTooltips(page)
  const tooltip = page.locator('#tooltip')
  await page.getByRole('button', { name: 'Dark theme' }).hover()
  await page.clock.runFor(690)
  await expect(tooltip).toBeHidden()
  await page.clock.runFor(20)
  await expect(tooltip).toHaveText('Switch between light and dark')
  await page.getByRole('button', { name: 'Search tools' }).hover()
  await page.clock.runFor(10)
  await expect(tooltip).toHaveText('Search tools (Ctrl K)')
  await page.keyboard.press('Escape')
  await expect(tooltip).toBeHidden()
})

test('tooltips open for the keyboard too', async ({ page }) => {
  await openWithTooltips(page)
  await page.getByRole('button', { name: 'Search tools' }).focus()
  await page.keyboard.press('Tab')
  await page.clock.runFor(750)
  await expect(page.locator('#tooltip')).toHaveText('Switch between light and dark')
})

test('Back to Top scrolls to the top and leaves the address alone', async ({ page }) => {
  await page.goto('/tools/loan-calculator#years=5')
  await page.getByRole('link', { name: 'Back to Top' }).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page).toHaveURL('/tools/loan-calculator#years=5')
})

test.describe('advertisements', () => {
  for (const [size, width, height, path] of [
    ['banner', 728, 90, '/'],
    ['inline', 300, 250, '/'],
    ['inline', 300, 250, '/tools/loan-calculator'],
  ] as const) {
    test(`the ${size} on ${path} keeps ${width} × ${height} px`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(path)
      const slot = page.locator(`[data-ad=${size}]`).first()
      await expect(slot).toContainText('Advertisement')
      const box = await slot.locator('> div').boundingBox()
      expect([box?.width, box?.height]).toEqual([width, height])
    })
  }

  test('the sticky one stands at the bottom of phones, covers nothing and can be closed', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    const slot = page.locator('[data-ad=mobile-sticky]')
    const box = await slot.locator('> div').boundingBox()
    expect([box?.width, box?.height]).toEqual([320, 50])
    await page.evaluate(() =>
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
    )
    const last = await page.getByRole('link', { name: 'Back to Top' }).boundingBox()
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan((await slot.boundingBox())?.y ?? 0)
    await page.getByRole('button', { name: 'Close advertisement' }).click()
    await expect(slot).toHaveCount(0)
  })

  test('none is printed, and the sticky one is not on wide screens', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('[data-ad=mobile-sticky]')).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    for (const slot of await page.locator('[data-ad]').all()) await expect(slot).toBeHidden()
  })
})
