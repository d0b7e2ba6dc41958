import { expect, test } from 'vitest'

import {
  findCatalogueError,
  inMenuOrder,
  matchesSearch,
  findPopularTools,
  findRelatedTools,
  rankMatch,
  joinSearchText,
  menuGroups,
  type Category,
  type Tool,
} from './catalogue.ts'

const tool = (slug: string, category: Category, order: number, rank?: number): Tool => ({
  href: `/tools/${slug}`,
  label: slug,
  category,
  order,
  further: false,
  keywords: [`${slug} word`],
  synonyms: [],
  does: [],
  title: slug,
  description: '',
  subtitle: '',
  summary: '',
  question: 'x',
  icon: 'loan',
  featured: false,
  popular: rank === undefined ? undefined : { rank, badge: 'Popular' },
})
const tools = [
  tool('word', 'General', 1, 2),
  tool('json', 'Developer', 1),
  ...['emi', 'interest', 'roi', 'sip', 'fd', 'tax'].map((slug, index) =>
    tool(slug, 'Finance', index + 1),
  ),
]
const labels = (list: readonly Tool[]) => list.map(({ label }) => label)

test('menus go by category, then by order', () => {
  expect(labels(inMenuOrder(tools))).toEqual([
    'emi',
    'interest',
    'roi',
    'sip',
    'fd',
    'tax',
    'json',
    'word',
  ])
})

test.each([
  ['emi', ['interest', 'roi', 'sip']],
  ['fd', ['tax', 'emi', 'interest']],
  ['json', []],
])('tools related to %s follow it in the catalogue and wrap round', (slug, related) => {
  expect(labels(findRelatedTools(inMenuOrder(tools), `/tools/${slug}`))).toEqual(related)
})

test('a further tool follows the main ones, which do not name it as related', () => {
  const cron = { ...tool('cron', 'Developer', 1), further: true }
  const list = inMenuOrder([cron, tool('base64', 'Developer', 3), tool('json', 'Developer', 2)])
  expect(labels(list)).toEqual(['json', 'base64', 'cron'])
  expect(menuGroups(list, 'Developer').map(labels)).toEqual([['json', 'base64'], ['cron']])
  expect(labels(findRelatedTools(list, '/tools/json'))).toEqual(['base64'])
  expect(labels(findRelatedTools(list, '/tools/cron'))).toEqual(['json', 'base64'])
})

test('popular tools go by rank', () => {
  expect(
    labels(
      findPopularTools([
        tool('b', 'General', 2, 2),
        tool('a', 'General', 1),
        tool('c', 'Finance', 1, 1),
      ]),
    ),
  ).toEqual(['c', 'b'])
})

test.each([
  ['EMI', true],
  ['eMi', true],
  ['finance', true],
  ['mi wo', true],
  ['', true],
  ['  emi ', true],
  ['emi finance', false],
  ['developer', false],
  ['.', false],
])('searching "%s" for the EMI calculator gives %s', (query, isFound) => {
  expect(matchesSearch(joinSearchText(tool('emi', 'Finance', 1)), query)).toBe(isFound)
})

const loan = {
  label: 'EMI Calculator',
  category: 'Finance' as const,
  keywords: ['home loan', 'mortgage', 'loan', 'cut-off date'],
}

test.each([
  ['emi calc', 0],
  ['EMI', 0],
  ['', 0],
  ['  calculator ', 1],
  ['Loan', 2],
  ['mortgage', 2],
  ['mort', 3],
  ['off date', 3],
  ['cut-off', 3],
  ['gage', 4],
  ['alculator', 4],
  ['finance', 4],
])('"%s" stands %i steps from the EMI calculator', (query, rank) => {
  expect(rankMatch(joinSearchText(loan), query)).toBe(rank)
})

test('a letter with its vowel sign is one word, so that no word begins within it', () => {
  const tool = { ...loan, keywords: ['उधार किस्त'] }
  expect(rankMatch(joinSearchText(tool), 'किस्त')).toBe(3)
  expect(rankMatch(joinSearchText(tool), 'स्त')).toBe(4)
})

test('two tools in one place are named with their files', () => {
  expect(findCatalogueError(tools)).toBeUndefined()
  expect(findCatalogueError([...tools, tool('gst', 'Finance', 2)])).toBe(
    'src/content/tools/gst.mdx: Finance order 2 is taken by src/content/tools/interest.mdx.',
  )
  expect(findCatalogueError([...tools, tool('gst', 'Finance', 7, 2)])).toMatch(
    /popular\.rank 2 is taken/,
  )
})
