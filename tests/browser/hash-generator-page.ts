import { createHash } from 'node:crypto'

import type { Page } from '@playwright/test'

import { expect } from './site.ts'

export const ALGORITHMS = ['SHA-1', 'SHA-256', 'SHA-384', 'SHA-512']
/** What OpenSSL says, through Node. */
export const digest = (algorithm: string, content: string | Buffer) =>
  createHash(algorithm.replace('-', '')).update(content).digest('hex')

export const hashField = (page: Page, algorithm: string) =>
  page.getByLabel(algorithm, { exact: true }).and(page.locator('[readonly]'))
export const copy = (page: Page, algorithm: string) =>
  page.getByRole('button', { name: `Copy ${algorithm}` })

export async function expectDigests(page: Page, content: string | Buffer) {
  for (const algorithm of ALGORITHMS) {
    await expect(hashField(page, algorithm)).toHaveValue(
      content === '' ? '' : digest(algorithm, content),
    )
  }
}
