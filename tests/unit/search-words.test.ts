import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { joinSearchText } from '../../src/prerender/catalogue.ts'
import { findGroups } from '../../src/layouts/scripts/find-groups.ts'
import type { SearchEntry } from '../../src/prerender/search-list.ts'

/** The tools and views of the content as the search knows them, in the order of their files. */
const entries = globSync('src/content/tools/**/*.mdx')
  .toSorted()
  .map((file): SearchEntry => {
    const [, frontmatter = ''] = readFileSync(file, 'utf8').split(/^---$/m)
    const { label, heading, category = '', keywords, synonyms = [] } = parse(frontmatter)
    const href = file.replace('src/content', '').replace('.mdx', '')
    const text = joinSearchText({ label: label ?? heading, category, keywords })
    const kind = label === undefined ? 'view' : 'tool'
    return { href, label: label ?? heading, category, icon: [], text, otherWords: synonyms.join('\n'), kind, popular: undefined } // prettier-ignore
  })

function first(query: string): string | undefined {
  const { own, other, near } = findGroups(entries, query)
  return [...own, ...other, ...near][0]?.href.replace('/tools/', '')
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
])('"%s" leads to %s', (query, href) => {
  expect(first(query)).toBe(href)
})

test.each([
  ['pasword', 'password-generator'],
  ['percantage', 'percentage-calculator'],
  ['calender', 'age-calculator/between-dates'],
  ['jsno', 'json-formatter'],
  ['amortisation', 'loan-calculator'],
  ['compund intrest', 'compound-interest'],
  ['bsae64', 'base64'],
  ['loan calculater', 'loan-calculator'],
])('"%s" leads to %s in spite of its slips', (query, href) => {
  const { own, other } = findGroups(entries, query)
  expect([...own, ...other]).toEqual([])
  expect(first(query)).toBe(href)
})

test('no other word of a page is found by its name and keywords already', () => {
  const idle = entries.flatMap(({ href, text, otherWords }) =>
    otherWords
      .split('\n')
      .filter((word) => word !== '' && text.includes(word.toLowerCase()))
      .map((word) => `${word}: ${href}`),
  )
  expect(idle).toEqual([])
})
