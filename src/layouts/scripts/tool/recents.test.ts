import { expect, test, vi } from 'vitest'

import { readRecentTools } from './recents.ts'
import { rememberTool, withVisit, type RecentTool } from './remember-tool.ts'

const visit = (slug: string, timestamp = 1): RecentTool => ({
  href: `/tools/${slug}`,
  label: slug,
  category: 'General',
  timestamp,
})

test('a visited tool moves to the front, once', () => {
  const tools = withVisit([visit('a'), visit('b')], visit('b', 2))
  expect(tools).toEqual([visit('b', 2), visit('a')])
})

test('the seventh visit drops the oldest', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((slug) => visit(slug))
  expect(withVisit(six, visit('g'))).toEqual([visit('g'), ...six.slice(0, 5)])
})

test.each([
  ['not JSON', '{'],
  ['not a list', '{"href":"/tools/a"}'],
  ['entries of another shape', '[{"href":1}]'],
  ['an address outside the tools', JSON.stringify([{ ...visit('a'), href: 'https://x.example' }])],
  ['nothing', ''],
])('storage that holds %s is an empty list', (_, stored) => {
  expect(readRecentTools(stored)).toEqual([])
})

test.each([
  '//x.example/tools/a',
  'https://x.example/tools/a',
  '/about/tools/a',
  '/tools/',
  '/tools/a/b',
  '/tools/a?b',
  '/tools/../about',
  '/tools/a\n',
  'javascript:/tools/a',
])('the stored address %j leads to no tool', (href) => {
  expect(readRecentTools(JSON.stringify([{ ...visit('a'), href }]))).toEqual([])
})

test('visits are remembered, also where the stored list is not valid', () => {
  const stored = new Map([['recentTools', '{']])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  rememberTool(visit('loan-calculator', 1))
  rememberTool(visit('base64', 2))
  expect(readRecentTools(stored.get('recentTools') ?? '')).toEqual([
    visit('base64', 2),
    visit('loan-calculator', 1),
  ])
  vi.unstubAllGlobals()
})

test('a visit throws nothing where storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => rememberTool(visit('base64'))).not.toThrow()
  vi.unstubAllGlobals()
})

test.each([{ href: ['/tools/a'] }, { label: 1 }, { category: undefined }, { timestamp: '1' }])(
  'an entry with %j is left out',
  (wrong) => {
    const stored = [{ ...visit('a'), ...wrong }, visit('loan-calculator')]
    expect(readRecentTools(JSON.stringify(stored))).toEqual([visit('loan-calculator')])
  },
)

test('a stored list is read back whole, six entries at most', () => {
  const seven = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((slug) => visit(slug))
  expect(readRecentTools(JSON.stringify(seven))).toEqual(seven.slice(0, 6))
})

test('an entry that cannot be read is left out, and the others stay', () => {
  const stored = [{ href: 1 }, visit('a'), null, 'b', [], visit('c')]
  expect(readRecentTools(JSON.stringify(stored))).toEqual([visit('a'), visit('c')])
})

test('a tool that is stored twice is listed once, where it stands first', () => {
  const stored = [visit('a', 3), visit('b', 2), visit('a', 1)]
  expect(readRecentTools(JSON.stringify(stored))).toEqual([visit('a', 3), visit('b', 2)])
})
