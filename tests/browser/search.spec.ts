import type { Page } from '@playwright/test'

import { CATEGORIES, tools, toolsOf } from '../site-map.ts'
import { axeFindings } from './axe.ts'
import { expect, holdScripts, sharedTest as test } from './site.ts'
import { press, field } from './visitor.ts'

test.describe('search', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search Tools' })

  test('a key opens it, and Escape closes it and gives the focus back', async ({ page }) => {
    await page.goto('/faq')
    await page.getByRole('link', { name: 'FAQ' }).first().focus()
    for (const keys of ['Control+k', 'Meta+k']) {
      await page.keyboard.press(keys)
      await expect(dialog(page), keys).toBeVisible()
      await expect(page.getByPlaceholder('Type to search tools...')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialog(page), keys).toBeHidden()
      await expect(page.getByRole('link', { name: 'FAQ' }).first()).toBeFocused()
    }
  })

  test(
    'an empty query lists every tool with its category',
    { tag: '@all-tools' },
    async ({ page }) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Search tools' }).click()
      const options = dialog(page).getByRole('option')
      await expect(options).toHaveCount(tools.length)
      const inMenuOrder = CATEGORIES.flatMap(toolsOf)
      await expect(options).toContainText(inMenuOrder.map(({ label }) => label))
      await expect(options).toContainText(inMenuOrder.map(({ category }) => category))
      const box = await page.locator('#search-results').boundingBox()
      expect(box?.height, 'the list scrolls in 400 px').toBeLessThanOrEqual(400)
    },
  )

  test('a query finds every tool that has it in its name, category or keywords', async ({
    page,
  }) => {
    await page.goto('/')
    await page.keyboard.press('Control+k')
    await expect(dialog(page)).toBeVisible()
    // Views are found too, after the tools.
    const found = dialog(page).getByRole('option')
    const findTools = () =>
      found.evaluateAll(
        (links, paths) => {
          const hrefs = links.map((link) => link.getAttribute('href') ?? '')
          return hrefs.filter((href) => paths.includes(href)).toSorted()
        },
        tools.map(({ path }) => path),
      )
    for (const query of ['finance', 'DEVELOPER', 'general', 'eMi', 'EMI', 'hash']) {
      await page.getByPlaceholder('Type to search tools...').fill(query)
      const expected = tools.filter(({ label, category, keywords }) =>
        [label, category, ...keywords].some((part) =>
          part.toLowerCase().includes(query.toLowerCase()),
        ),
      )
      await expect
        .poll(findTools, { message: query })
        .toEqual(expected.map(({ path }) => path).toSorted())
    }
  })

  test('every keyword of every tool finds it', { tag: '@all-tools' }, async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Control+k')
    await expect(dialog(page)).toBeVisible()
    const box = page.getByPlaceholder('Type to search tools...')
    await expect(dialog(page).getByRole('option')).toHaveCount(tools.length)
    await box.fill('zzz')
    await expect(dialog(page).getByRole('option')).toHaveCount(0)
    // All of them in one call to the page: each call costs more than the search.
    const missed = await box.evaluate((input: HTMLInputElement, wanted) => {
      const isFound = (keyword: string, path: string) => {
        input.value = keyword
        input.dispatchEvent(new Event('input'))
        return document.querySelector(`[role=option][href="${path}"]`)?.checkVisibility() ?? false
      }
      return wanted.flatMap(({ path, keywords }) =>
        keywords.filter((keyword) => !isFound(keyword, path)).map((word) => `${word}: ${path}`),
      )
    }, tools)
    expect(missed).toEqual([])
  })

  test('tools are found by the names people have for them', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Control+k')
    await expect(dialog(page)).toBeVisible()
    for (const [query, slug] of [
      ['loan calculator', 'loan-calculator'],
      ['Income Tax Calculator', 'tax-calculator'],
      ['interest calculator', 'compound-interest'],
      ['json validator', 'json-formatter'],
      ['base64 encoder', 'base64'],
      ['url decoder', 'url-encoder'],
      ['sha256', 'hash-generator'],
      ['qr generator', 'qr-code-generator'],
      ['strong password', 'password-generator'],
    ] as const) {
      await page.getByPlaceholder('Type to search tools...').fill(query)
      const option = dialog(page).locator(`[role=option][href="/tools/${slug}"]`)
      await expect(option, query).toBeVisible()
    }
  })

  for (const [query, path] of [
    ['age', '/tools/age-calculator'],
    ['percent', '/tools/percentage-calculator'],
    ['date', '/tools/age-calculator/between-dates'],
    ['interest', '/tools/compound-interest'],
  ] as const) {
    test(`"${query}" and Enter opens ${path}`, async ({ page }) => {
      await page.goto('/faq')
      await page.keyboard.press('Control+k')
      await expect(dialog(page)).toBeVisible()
      await page.keyboard.type(query)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(path)
    })
  }

  test('the last tools stand first while nothing is asked for, but for the one at hand', async ({
    page,
  }) => {
    for (const slug of ['url-encoder', 'age-calculator', 'base64']) {
      await page.goto(`/tools/${slug}`)
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('recentTools')))
        .toContain(slug)
    }
    await page.keyboard.press('Control+k')
    await expect(dialog(page)).toBeVisible()
    const options = dialog(page).getByRole('option')
    await expect(options).toHaveCount(tools.length)
    await expect(options.nth(0)).toContainText('Age Calculator')
    await expect(options.nth(1)).toContainText('URL Encoder')
    await expect(dialog(page).locator('[data-recent]')).toHaveCount(2)
    await page.keyboard.type('a')
    await expect(dialog(page).locator('[data-recent]')).toHaveCount(0)
  })

  test('a cleared query has the tools in menu order again', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Control+k')
    await expect(dialog(page)).toBeVisible()
    await expect(dialog(page).getByRole('option')).toHaveCount(tools.length)
    const before = await dialog(page).getByRole('option').allTextContents()
    await page.keyboard.type('age')
    await expect(dialog(page).getByRole('option').first()).toHaveText(/^\s*Age Calculator/)
    await press(page, 'Clear search')
    expect(await dialog(page).getByRole('option').allTextContents()).toEqual(before)
  })

  for (const [code, script] of [
    ['what searches', /search-dialog/],
    ['the script of the frame', /_astro\/Base\.astro/],
  ] as const) {
    test(`Enter pressed before ${code} has arrived opens the first match`, async ({ page }) => {
      const release = await holdScripts(page, script)
      await page.goto('/about')
      await page.keyboard.press('Control+k')
      await expect(dialog(page)).toBeVisible()
      await page.keyboard.type('sip')
      await page.keyboard.press('Enter')
      release()
      await expect(page).toHaveURL('/tools/sip-calculator')
    })
  }

  test('closed before its code has arrived, it stays closed', async ({ page }) => {
    const release = await holdScripts(page, /_astro\/Base\.astro/)
    await page.goto('/about')
    await page.getByRole('banner').getByRole('button', { name: 'Search tools' }).click()
    await dialog(page).getByRole('button', { name: 'Close search' }).click()
    await expect(dialog(page)).toBeHidden()
    const arrived = page.waitForResponse(/_astro\/kept/)
    release()
    await arrived
    await expect(dialog(page)).toBeHidden()
  })

  test('Enter that ends a composition opens nothing', async ({ page }) => {
    await page.goto('/faq')
    await page.keyboard.press('Control+k')
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.type('age')
    const keys = [{ isComposing: true }, { keyCode: 229 }]
    const box = page.getByPlaceholder('Type to search tools...')
    for (const key of keys) await box.dispatchEvent('keydown', { key: 'Enter', ...key })
    await expect(dialog(page)).toBeVisible()
    await box.dispatchEvent('keydown', { key: 'Enter' })
    await expect(page).toHaveURL('/tools/age-calculator')
  })

  test('the four popular tools follow the sentence that none was found', async ({ page }) => {
    await page.goto('/faq')
    await page.keyboard.press('Control+k')
    await expect(dialog(page)).toBeVisible()
    const popular = dialog(page).getByRole('navigation', { name: 'Popular tools' })
    await expect(popular).toBeHidden()
    await page.keyboard.type('zzz')
    await expect(popular.getByRole('link')).toHaveText([
      /EMI Calculator/,
      /Word Counter/,
      /Password Generator/,
      /Percentage Calculator/,
    ])
    await page.keyboard.press('Enter')
    await expect(page, 'nothing was chosen').toHaveURL('/faq')
    await popular.getByRole('link', { name: /Word Counter/ }).click()
    await expect(page).toHaveURL('/tools/word-counter')
  })

  test('a query without a match is shown as it was typed', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Control+k')
    await expect(dialog(page)).toBeVisible()
    for (const query of ['<b>', '"', '%', 'zzz']) {
      await page.keyboard.type(query)
      const sentence = `No tools found matching "${query}"`
      await expect(dialog(page).getByRole('status')).toHaveText(sentence)
      await press(page, 'Clear search')
      await expect(dialog(page).getByRole('option'), query).toHaveCount(tools.length)
      await expect(page.getByPlaceholder('Type to search tools...')).toBeFocused()
    }
  })

  test('a Hindi word leads to its tool, and the number of results is said', async ({ page }) => {
    await page.goto('/faq')
    await page.keyboard.press('Control+k')
    await expect(dialog(page)).toBeVisible()
    await page.getByPlaceholder('Type to search tools...').fill('ब्याज')
    const group = dialog(page).getByRole('group', { name: 'In other words' })
    await expect(group.getByText('In other words')).toBeVisible()
    await expect(group.getByRole('option').first()).toHaveText(/Compound Interest/)
    await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results?$/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/tools/compound-interest')
  })

  test('a typing error leads to close matches, and to us', async ({ page }) => {
    await page.goto('/faq')
    await page.keyboard.press('Control+k')
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.type('pasword')
    const group = dialog(page).getByRole('group', { name: 'Close to what you typed' })
    await expect(group.getByRole('option').first()).toHaveText(/Password Generator/)
    await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results?$/)
    await expect(dialog(page).getByRole('link', { name: 'Ask us for it' })).toBeVisible()
    expect(await axeFindings(page, '#search-dialog')).toEqual([])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/tools/password-generator')
  })

  test('what a page does and a question of the FAQ are found', async ({ page }) => {
    await page.goto('/faq')
    await page.keyboard.press('Control+k')
    await expect(dialog(page)).toBeVisible()
    const box = page.getByPlaceholder('Type to search tools...')
    const first = dialog(page).getByRole('option').first()
    await box.fill('csv to json')
    await expect(first).toHaveAttribute('href', '/tools/json-formatter')
    await box.fill('rate hike')
    await expect(first).toHaveAttribute('href', '/tools/loan-calculator/rate-change')
    await box.fill('suggest a tool')
    const group = dialog(page).getByRole('group', { name: 'From the FAQ' })
    await group.getByRole('option').first().click()
    await expect(page).toHaveURL(/\/faq#how-do-i-report-a-mistake-or-suggest-a-tool$/)
  })

  test('nothing found: the message to us names the query, and is not sent', async ({ page }) => {
    await page.goto('/faq')
    await page.keyboard.press('Control+k')
    await expect(dialog(page)).toBeVisible()
    const ask = dialog(page).getByRole('link', { name: 'Ask us for it' })
    await expect(ask).toBeHidden()
    await page.keyboard.type('qwxz')
    await ask.click()
    await expect(page).toHaveURL('/contact')
    await expect(page.getByLabel('Message')).toHaveValue(/^I searched for “qwxz”/)
    await expect(field(page, 'Name')).toHaveValue('')
    expect(await axeFindings(page, 'form[data-contact-form]')).toEqual([])
  })

  test('posts are listed below the tools, and questions of the FAQ last', async ({ page }) => {
    await page.goto('/faq')
    await page.keyboard.press('Control+k')
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.type('base64')
    const options = dialog(page).getByRole('option')
    await expect(options.first()).toHaveText(/Base64/)
    const posts = dialog(page).getByRole('group', { name: 'From the blog' }).getByRole('option')
    const href = await posts.first().getAttribute('href')
    expect(href).toMatch(/^\/blog\//)
    await expect(options.last()).toHaveAttribute('href', /^\/faq#/)
    await posts.first().click()
    await expect(page).toHaveURL(href ?? '')
  })

  test('arrow keys and Enter open a tool, and the query is gone afterwards', async ({ page }) => {
    await page.goto('/faq')
    await page.keyboard.press('Control+k')
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.type('calculator')
    await page.keyboard.press('ArrowDown')
    const second = dialog(page).locator('[aria-selected=true]')
    const href = await second.getAttribute('href')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(href ?? '')
    await page.goBack()
    await page.keyboard.press('Control+k')
    await expect(dialog(page)).toBeVisible()
    await expect(page.getByPlaceholder('Type to search tools...')).toHaveValue('')
    await expect(dialog(page).getByRole('option')).toHaveCount(tools.length)
  })
})
