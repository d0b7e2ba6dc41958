import { writeFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { test } from './site.ts'
import { openTool, press } from './visitor.ts'

export const SLUG = 'json-formatter'
export const input = (page: Page) => page.getByLabel('JSON input')
export const output = (page: Page) => page.locator('[data-result]')
export const badge = (page: Page) => page.locator('[data-state]')
export const format = (page: Page) => press(page, 'Format & Validate')

/** Opens the page and formats a document. */
export async function openFormatted(page: Page, text: string): Promise<void> {
  await openTool(page, SLUG)
  await input(page).fill(text)
  await format(page)
}

/** Chooses a file with this name and content. It is one of the disk: through the browser's remote control a large one is slow. */
export async function upload(page: Page, name: string, content: string | Buffer): Promise<void> {
  const path = test.info().outputPath(name)
  await writeFile(path, content)
  await page.locator('input[type=file]').setInputFiles(path)
}
