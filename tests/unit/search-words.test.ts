import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { findGroups } from '@/layouts/scripts/search/find-groups.ts'
import { sitePages } from '@/prerender/site-pages.ts'
import { searchEntries } from '../search-entries.ts'

const pages = searchEntries.filter(({ kind }) => kind === 'tool' || kind === 'view')

/** Returns the addresses of all results in the order of the dialog. */
function found(query: string): string[] {
  const { own, site, other, near, posts, questions } = findGroups(searchEntries, query)
  const all = [...own, ...site, ...other, ...near, ...posts, ...questions]
  return all.map(({ href }) => href.replace('/tools/', ''))
}

function first(query: string): string | undefined {
  return found(query)[0]
}

// The words of the Hindi of banks, forms and everyday talk, and their usual spelling in Latin letters.
test.each([
  ['किस्त', 'loan-calculator'],
  ['किश्त', 'loan-calculator'],
  ['कर्ज', 'loan-calculator'],
  ['लोन', 'loan-calculator'],
  ['kist', 'loan-calculator'],
  ['ब्याज', 'compound-interest'],
  ['byaj', 'compound-interest'],
  ['कर', 'tax-calculator'],
  ['आयकर', 'tax-calculator'],
  ['उम्र', 'age-calculator'],
  ['umar', 'age-calculator'],
  ['जन्मदिन', 'age-calculator'],
  ['पासवर्ड', 'password-generator'],
  ['प्रतिशत', 'percentage-calculator'],
  ['शब्द', 'word-counter'],
  ['जीएसटी', 'percentage-calculator/gst'],
  ['बचत', 'fd-calculator/small-savings'],
  ['वेतन', 'tax-calculator/salary'],
  ['किराया', 'tax-calculator/hra'],
  ['निवेश', 'sip-calculator'],
  ['phonepe', 'qr-code-generator/upi'],
  ['rate hike', 'loan-calculator/rate-change'],
  ['repo rate', 'loan-calculator/rate-change'],
  ['emi increase', 'loan-calculator/rate-change'],
  ['ब्याज बढ़ा', 'loan-calculator/rate-change'],
  // The nukta as a letter of its own, as some keyboards write it, and without it.
  ['ब्याज बढ\u093cा', 'loan-calculator/rate-change'],
  ['ब्याज बढा', 'loan-calculator/rate-change'],
  ['ब्याज दर बढ़ी', 'loan-calculator/rate-change'],
  ['byaj badha', 'loan-calculator/rate-change'],
  ['byaaj badha', 'loan-calculator/rate-change'],
  ['emi badh gayi', 'loan-calculator/rate-change'],
  ['emi badh gai', 'loan-calculator/rate-change'],
  ['kist badh gayi', 'loan-calculator/rate-change'],
  ['ईएमआई बढ़ गई', 'loan-calculator/rate-change'],
  ['रेपो रेट', 'loan-calculator/rate-change'],
])('"%s" leads to %s', (query, href) => {
  expect(first(query)).toBe(href)
})

test.each([
  ['pasword', 'password-generator'],
  ['percantage', 'percentage-calculator'],
  ['calender', 'age-calculator/between-dates'],
  ['jason', 'json-formatter'],
  ['amortisation', 'loan-calculator'],
  ['compund intrest', 'compound-interest'],
  ['bsae64', 'base64'],
  ['loan calculater', 'loan-calculator'],
])('"%s" leads to %s in spite of its slips', (query, href) => {
  const { own, other } = findGroups(searchEntries, query)
  expect([...own, ...other]).toEqual([])
  expect(first(query)).toBe(href)
})

test('what people ask for is among the first three results, for 98 of 100 queries', () => {
  const lines = readFileSync('tests/fixtures/search-queries.txt', 'utf8').split('\n')
  const queries = lines
    .filter((line) => line !== '' && !line.startsWith('# '))
    .map((line) => /^(\S+): (.*)$/.exec(line)?.slice(1) ?? [])
  const missed = queries.filter(
    ([path = '', query = '']) => !found(query).slice(0, 3).includes(path),
  )
  expect(queries.length).toBeGreaterThanOrEqual(400)
  expect(missed.map(([path, query]) => `${query} → ${path}`)).toHaveLength(
    Math.min(missed.length, Math.floor(0.02 * queries.length)),
  )
})

test.each(['currency', 'bmi', 'weather', 'bkni', 'zzzz', 'xy'])(
  'nothing is close to "%s", so that it can be asked for',
  (query) => {
    expect(found(query)).toEqual([])
  },
)

test('the calculator that a word names comes before several views of it', () => {
  expect(found('loan').slice(0, 2)).toEqual(['loan-calculator', 'loan-calculator/prepayment'])
  for (const view of ['passphrase', 'gst', 'prepayment', 'rate change', 'salary'])
    expect(findGroups(searchEntries, view).own[0]?.kind, view).toBe('view')
})

test('every tool and view is found by its heading written as one word', () => {
  const missed = pages
    // A word of one letter is part of too many words.
    .filter(({ label }) => !/\ba\b/.test(label))
    .map(({ label, href }) => ({ query: label.toLowerCase().replace(/[^a-z0-9]/g, ''), href }))
    .filter(({ query, href }) => !found(query).slice(0, 3).includes(href.replace('/tools/', '')))
  expect(missed).toEqual([])
})

test('every page of the site is found by its heading, after the tools with that name', () => {
  for (const { href, label } of sitePages) {
    const { own, site } = findGroups(searchEntries, label)
    expect(site[0]?.href, label).toBe(href)
    expect(own, label).toEqual([])
  }
  expect(found('contact').slice(0, 2)).toEqual(['qr-code-generator/contact', '/contact'])
})

test('the other spellings change no result of a query that is contained in a name or keyword', () => {
  for (const { href, text } of pages)
    for (const line of text.split('\n').filter((part) => part !== ''))
      expect(findGroups(searchEntries, line).own.map((entry) => entry.href)).toContain(href)
})

test('a slip leads to one category', () => {
  const near = ['percantage', 'calculater', 'genarator'].map((query) => {
    const { own, other, near } = findGroups(searchEntries, query)
    expect([...own, ...other]).toEqual([])
    return new Set(near.map(({ category }) => category)).size
  })
  expect(near).toEqual([1, 1, 1])
})

test('no other word of a page is found by its name and keywords already', () => {
  const idle = pages.flatMap(({ href, text, otherWords }) =>
    otherWords
      .split('\n')
      .filter((word) => word !== '' && text.includes(word.toLowerCase()))
      .map((word) => `${word}: ${href}`),
  )
  expect(idle).toEqual([])
})
