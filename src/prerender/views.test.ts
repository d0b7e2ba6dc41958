import { expect, test } from 'vitest'

import { listPageLinks, findViewsError, viewsOf, type View } from './views.ts'

const view = (id: string, order: number): View => ({
  href: `/tools/${id}`,
  file: `src/content/tools/${id}.mdx`,
  navLabel: id.replace(/^.*\//, ''),
  order,
  keywords: [],
  synonyms: [],
  does: [],
  title: '',
  heading: '',
  description: '',
  subtitle: '',
  summary: '',
  question: 'x',
})
const tool = (slug: string, navLabel?: string) => ({ href: `/tools/${slug}`, navLabel })
const views = [view('loan/offer', 3), view('fd/tax', 1), view('loan/prepay', 1)]
const tools = [tool('loan', 'Instalment'), tool('fd', 'Deposit'), tool('loan-offers')]

test('the views of a tool go by their order, and those of another are not among them', () => {
  expect(viewsOf(views, tool('loan')).map(({ href }) => href)).toEqual([
    '/tools/loan/prepay',
    '/tools/loan/offer',
  ])
})

test('the row of links begins with the own page of the tool', () => {
  expect(listPageLinks(tool('loan', 'Instalment'), views)).toEqual([
    { href: '/tools/loan', label: 'Instalment' },
    { href: '/tools/loan/prepay', label: 'prepay' },
    { href: '/tools/loan/offer', label: 'offer' },
  ])
})

test('a tool without views has no row, whether it has a short name or not', () => {
  expect(listPageLinks(tool('loan-offers'), views)).toEqual([])
  expect(listPageLinks(tool('sip', 'Growth'), views)).toEqual([])
})

test('views with a tool each and a place each are right', () => {
  expect(findViewsError(views, tools)).toBeUndefined()
})

test.each([
  [
    'a folder that names no tool',
    view('lone/part', 2),
    'src/content/tools/lone/part.mdx: its folder needs a tool, but there is no src/content/tools/lone.mdx.',
  ],
  [
    'a folder within the folder of a tool',
    view('loan/prepay/part', 2),
    'src/content/tools/loan/prepay/part.mdx: its folder needs a tool, but there is no src/content/tools/loan/prepay.mdx.',
  ],
  [
    'two views in one place',
    view('loan/part', 3),
    'src/content/tools/loan/part.mdx: order 3 is taken by src/content/tools/loan/offer.mdx.',
  ],
  [
    'a tool without a short name for the row',
    view('loan-offers/part', 1),
    'src/content/tools/loan-offers.mdx: navLabel is missing. A tool with views needs it for its row of links.',
  ],
])('%s is named with its file', (_, added, sentence) => {
  expect(findViewsError([...views, added], tools)).toBe(sentence)
})
