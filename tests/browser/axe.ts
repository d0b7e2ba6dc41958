import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** The short form of axe: half as much for each page to read. */
const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What the colours decide; all else is the same in either theme. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']

/** What axe finds in the page, or in `part` of it, in either theme: rule and element. */
export async function axeFindings(page: Page, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const found: string[] = []
  for (const theme of ['light', 'dark']) {
    const rules = theme === 'light' ? undefined : RULES_OF_COLOUR
    const inTheme = await page.evaluate(findIn, { theme, part, rules })
    found.push(...inTheme.map((finding) => `${theme}: ${finding}`))
  }
  return found
}

interface Search {
  theme: string
  part: string
  /** The rules that are asked; all of them when undefined. */
  rules: string[] | undefined
}

/** Runs in the page. */
async function findIn({ theme, part, rules }: Search): Promise<string[]> {
  // Colours move from theme to theme; axe must see where they arrive. Those of lines that are not laid out wait.
  document.documentElement.className = theme
  for (const animation of document.getAnimations()) animation.finish()
  const { axe: inPage } = window as unknown as { axe: typeof axe }
  const { violations } = await inPage.run(part, {
    resultTypes: ['violations'],
    ...(rules && { runOnly: rules }),
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
