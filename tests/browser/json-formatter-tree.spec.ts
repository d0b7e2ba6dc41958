import type { Page } from '@playwright/test'

import { axeFindings } from './axe.ts'
import { SLUG, input, openFormatted } from './json-formatter-page.ts'
import { expect, sharedTest as test } from './site.ts'
import { openTool, press, clipboardOf } from './visitor.ts'

const tree = (page: Page) => page.getByRole('tree')
const chosen = (page: Page) => page.locator('[role=treeitem][aria-selected=true]')
const path = (page: Page) => page.locator('[data-path]')

async function openTree(page: Page, text: string): Promise<void> {
  await openFormatted(page, text)
  await page.getByRole('tab', { name: 'Tree' }).click()
  await expect(page.getByRole('treeitem').first()).toBeVisible()
}

test('a tree is walked, folded and unfolded by keys, and says where it is', async ({ page }) => {
  await openTree(page, '{"a": [1.0, {"b": "x"}], "beta": null, "a": {}}')
  await expect(page.getByRole('treeitem')).toHaveCount(7)
  await tree(page).focus()
  await page.keyboard.press('ArrowDown')
  await expect(chosen(page)).toHaveText(/^"a": \[ 2 elements \]/)
  await expect(chosen(page)).toHaveAttribute('aria-level', '2')
  await expect(chosen(page)).toHaveAttribute('aria-posinset', '1')
  await expect(chosen(page)).toHaveAttribute('aria-setsize', '3')
  const id = await chosen(page).getAttribute('id')
  await expect(tree(page)).toHaveAttribute('aria-activedescendant', id ?? '')
  await page.keyboard.press('ArrowLeft')
  await expect(chosen(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('treeitem')).toHaveCount(4)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(chosen(page)).toHaveText('0: 1.0')
  await page.keyboard.press('End')
  await expect(chosen(page)).toHaveText('"a": {}')
  await page.keyboard.type('be')
  await expect(chosen(page)).toHaveText('"beta": null')
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('treeitem')).toHaveCount(1)
  await page.keyboard.press('*')
  await expect(page.getByRole('treeitem')).toHaveCount(7)
  expect(await axeFindings(page, '[data-results]')).toEqual([])
})

test('the path and the value of a chosen row are copied', async ({ page }) => {
  await openTree(page, '{"users": [{"e-mail": ["a\\u0040b", 1.50]}]}')
  await page.getByRole('treeitem', { name: 'e-mail' }).click()
  for (const [language, expected] of [
    ['JSONPath', "$['users'][0]['e-mail']"],
    ['JSON Pointer', '/users/0/e-mail'],
    ['JavaScript', 'data.users[0]["e-mail"]'],
    ['jq', '.users[0]["e-mail"]'],
    ['Python', 'data["users"][0]["e-mail"]'],
  ]) {
    await page.getByLabel('Language of the path').selectOption(language ?? '')
    await expect(path(page)).toHaveText(expected ?? '')
    await press(page, 'Copy path')
    await expect.poll(() => clipboardOf(page)).toBe(expected)
  }
  await press(page, 'Copy value')
  await expect.poll(() => clipboardOf(page)).toBe('[\n  "a\\u0040b",\n  1.50\n]')
})

test('the tree and the text show each other’s places', async ({ page }) => {
  const values = Array.from({ length: 3000 }, (_, index) => ({ index }))
  await openTree(page, JSON.stringify(values))
  await tree(page).focus()
  await page.keyboard.press('End')
  await expect(chosen(page)).toHaveText(/^2999: /)
  await expect(chosen(page)).toBeInViewport()
  await press(page, 'Show in the text')
  // Each element takes three lines; the bracket before them takes one.
  const line = page.locator(`[data-line="${1 + 2999 * 3 + 1}"]`)
  await expect(line).toBeInViewport()
  await page.locator(`[data-line="${1 + 2990 * 3 + 2}"]`).click()
  await page.getByRole('tab', { name: 'Tree' }).click()
  await expect(chosen(page)).toHaveText('"index": 2990')
  await expect(chosen(page)).toBeInViewport()
})

test('a tree of 20,000 levels keeps its rows in sight', async ({ page }) => {
  await openTool(page, SLUG)
  await input(page).fill(`${'['.repeat(20_000)}"bottom"${']'.repeat(20_000)}`)
  await press(page, 'Minify')
  await page.getByRole('tab', { name: 'Tree' }).click()
  await press(page, 'Unfold all')
  await tree(page).focus()
  await page.keyboard.press('End')
  await expect(chosen(page)).toHaveText('level 20000 0: "bottom"')
  await expect(chosen(page).getByText('"bottom"')).toBeInViewport()
})
