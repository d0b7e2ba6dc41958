import { expect, test } from 'vitest'

import { CATEGORIES, toolsOf } from '../site-map.ts'
import { htmlOf } from './weight.ts'

const SECTION = { Finance: 'Financial Tools', Developer: 'Developer Tools', General: 'General' }

const sections = htmlOf('/faq')
  .split('data-faq-section')
  .slice(1)
  .map((html) => ({
    title: /<h2[^>]*>\s*([^<]*?)\s*<\/h2>/.exec(html)?.[1] ?? '',
    groups: [...html.matchAll(/data-faq-group="([^"]*)"/g)].map(([, href]) => href),
  }))

test('the FAQ has its four specified sections', () =>
  expect(sections.map(({ title }) => title)).toEqual([
    'General',
    'Financial Tools',
    'Developer Tools',
    'Technical',
  ]))

test.each(CATEGORIES)(
  'the questions about each %s tool are in one group of its section',
  (category) => {
    const groups = sections.find(({ title }) => title === SECTION[category])?.groups ?? []
    const inMenuOrder = toolsOf(category).map(({ path }) => path)
    expect(groups).toEqual(inMenuOrder.filter((path) => groups.includes(path)))
    expect(groups).not.toEqual([])
  },
)

test('the section about browsers, privacy and offline use has no group of a tool', () =>
  expect(sections.at(-1)?.groups).toEqual([]))
