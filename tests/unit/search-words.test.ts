import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { findGroups } from '../../src/layouts/scripts/find-groups.ts'
import { searchEntries } from '../search-entries.ts'

const pages = searchEntries.filter(({ kind }) => kind === 'tool' || kind === 'view')

/** Returns the addresses of all results in the order of the dialog. */
function found(query: string): string[] {
  const { own, other, near, posts, questions } = findGroups(searchEntries, query)
  const all = [...own, ...other, ...near, ...posts, ...questions]
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

test('what people ask for is among the first three results, for 95 of 100 queries', () => {
  const lines = readFileSync('tests/fixtures/search-queries.txt', 'utf8').split('\n')
  const queries = lines
    .filter((line) => line !== '' && !line.startsWith('# '))
    .map((line) => /^(\S+): (.*)$/.exec(line)?.slice(1) ?? [])
  const missed = queries.filter(
    ([path = '', query = '']) => !found(query).slice(0, 3).includes(path),
  )
  expect(queries.length).toBeGreaterThanOrEqual(150)
  expect(missed.map(([path, query]) => `${query} → ${path}`)).toHaveLength(
    Math.min(missed.length, Math.floor(0.05 * queries.length)),
  )
})

test('a word of four letters is not corrected, and a slip leads to one category', () => {
  for (const query of ['crno', 'hrra', 'jsno']) expect(found(query)).toEqual([])
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
