import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { readDaysOfChange } from './days-of-change.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function daysOf(files: Record<string, string>): Record<string, string> {
  for (const [name, frontmatter] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), `---\ntitle: x\n${frontmatter}\n---\n\nupdated: 2026-01-01\n`)
  }
  return Object.fromEntries(readDaysOfChange(folder, '2026-11-22'))
}

test('a file says when its page last changed', () => {
  const files = {
    'tools/base64.mdx': 'updated: 2026-11-02',
    'tools/sip-calculator/goal.mdx': 'updated: "2026-11-03"',
    'pages/about.md': 'updated: 2026-11-04',
  }
  expect(daysOf(files)).toEqual({
    '/tools/base64': '2026-11-02',
    '/tools/sip-calculator/goal': '2026-11-03',
    '/about': '2026-11-04',
  })
})

test('a post has changed on its date unless it was updated, and its list with the newest', () => {
  const files = {
    'blog/a.mdx': 'date: 2026-11-01\nupdated: 2026-11-09',
    'blog/b.mdx': 'date: 2026-11-05',
    'blog/c.mdx': 'date: 2026-11-20\ndraft: true',
  }
  expect(daysOf(files)).toEqual({
    '/blog': '2026-11-09',
    '/blog/a': '2026-11-09',
    '/blog/b': '2026-11-05',
  })
})

test('the FAQ has changed with the newest of its sections', () => {
  const sections = { 'faq/a.md': 'updated: 2026-11-09', 'faq/b.md': 'updated: 2026-11-05' }
  expect(daysOf(sections)).toEqual({ '/faq': '2026-11-09' })
})

test('no day is invented, and none claimed that is still to come', () => {
  const files = { 'tools/base64.mdx': 'order: 1', 'blog/a.mdx': 'date: 2026-11-23' }
  expect(daysOf(files)).toEqual({})
})
