import { expect, test } from 'vitest'

import { joinSearchText } from '@/prerender/catalogue.ts'
import type { SearchEntry } from '@/prerender/search-list.ts'

import { countSlips } from './count-slips.ts'
import { findGroups } from './find-groups.ts'

function entry(
  href: string,
  label: string,
  keywords: string[],
  otherWords: string[],
  kind: SearchEntry['kind'] = 'tool',
): SearchEntry {
  const category = 'Finance'
  const text = joinSearchText({ label, category: kind === 'tool' ? category : '', keywords })
  return { href, label, category, icon: [], text, otherWords: otherWords.join('\n'), kind, popular: undefined } // prettier-ignore
}

const entries = [
  entry(
    '/loan',
    'EMI Calculator',
    ['loan', 'home loan'],
    ['किस्त', 'कर्ज़', 'debt', 'bike', 'घर का लोन'],
  ),
  entry('/tax', 'Tax Calculator', ['income tax', 'slabs'], ['कर', 'आयकर', 'tax return']),
  entry('/percent', 'Percentage Calculator', ['percent', 'increase'], ['प्रतिशत', 'पाँच']),
  entry('/loan/prepayment', 'Loan Prepayment', ['part payment'], ['close loan early'], 'view'),
  entry('/tax/planner', 'Tax Planner', ['80c'], ['कर बचत'], 'view'),
  entry('/blog/prepay', 'Prepay or invest', ['loan'], ['What a loan costs after tax.'], 'post'),
  entry('/blog/tax', 'Which regime of income tax', ['tax'], ['Old or new.'], 'post'),
]
function found(query: string): Record<string, string[]> {
  const groups = Object.entries(findGroups(entries, query))
  const hrefs = groups.map(([name, list]) => [name, list.map(({ href }: SearchEntry) => href)])
  return Object.fromEntries(hrefs.filter(([, list]) => list?.length))
}

test.each(['', '  '])('without a query ("%s") the tools stand in menu order', (query) => {
  expect(found(query)).toEqual({ own: ['/loan', '/tax', '/percent'] })
})

test('what holds the query comes first, best first, and posts come last', () => {
  expect(found('loan')).toEqual({
    own: ['/loan/prepayment', '/loan'],
    posts: ['/blog/prepay'],
  })
  expect(found('tax')['posts']).toEqual(['/blog/tax', '/blog/prepay'])
})

test.each([
  ['किस्त', ['/loan']],
  ['DEBT', ['/loan']],
  ['close loan', ['/loan/prepayment']],
  ['घर लोन', ['/loan']],
  ['tax income calculator', ['/tax']],
])('"%s" is another word for %j', (query, hrefs) => {
  expect(found(query)['other']).toEqual(hrefs)
})

test('the word for tax does not begin the word for debt, and its own page comes before those that use it', () => {
  expect(found('कर')).toEqual({ other: ['/tax', '/tax/planner'] })
})

test.each([
  ['कर्ज', '/loan'],
  ['पांच', '/percent'],
])('"%s" is found however its dots are typed', (query, href) => {
  expect(found(query)).toEqual({ other: [href] })
})

test('other words stand below the query’s own matches', () => {
  expect(found('calculator income')['other']).toEqual(['/tax'])
  expect(found('return')).toEqual({ other: ['/tax'] })
})

test('slips are forgiven where nothing else is found, the nearest first', () => {
  expect(found('calcualtor')).toEqual({ near: ['/loan', '/tax', '/percent'] })
  expect(found('precentage')).toEqual({ near: ['/percent'] })
  expect(found('tax calclator')).toEqual({ near: ['/tax'] })
  expect(found('किस्ट')).toEqual({ near: ['/loan'] })
  expect(found('loans')).toEqual({ near: ['/loan', '/loan/prepayment'] })
  expect(found('loan')['near']).toBeUndefined()
})

test.each([
  'zzz',
  'zzzz',
  '<b>',
  '"',
  '%',
  '🙂',
  'x '.repeat(50),
  '1'.repeat(100_000),
  'e'.repeat(100_000),
])('%j finds nothing, at once', (query) => {
  const start = performance.now()
  expect(found(query)).toEqual({})
  expect(performance.now() - start).toBeLessThan(50)
})

test('the first two letters lead to no post', () => {
  expect(found('pr')['posts']).toBeUndefined()
  expect(found('pre')['posts']).toEqual(['/blog/prepay'])
})

test.each([
  ['password', 'password', 0],
  ['passw', 'password', 0],
  ['pasword', 'password', 1],
  ['passwrod', 'password', 1],
  ['paswrod', 'password', undefined],
  ['percantage', 'percentage', 1],
  ['precentage', 'percentage', 1],
  ['persentege', 'percentage', 2],
  ['parsentege', 'percentage', undefined],
  ['calclat', 'calculator', 1],
  ['laon', 'loan', 1],
  ['crno', 'cron', 1],
  ['hrra', 'hra', 1],
  ['jsn', 'json', undefined],
  ['taxe', 'taxation', undefined],
  ['currency', 'current', undefined],
  ['jason', 'json', 1],
  ['bsae64', 'base64', 1],
  ['apssword', 'password', 1],
  ['gash', 'hash', undefined],
  ['gts', 'gst', undefined],
  ['2062', '2026', undefined],
  ['किस्', 'किस्त', 0],
  ['किश्त', 'किस्त', 1],
])('"%s" and "%s" are %s slips apart', (typed, word, slips) => {
  expect(countSlips(typed, word)).toBe(slips)
})
