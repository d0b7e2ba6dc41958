import { describe, expect, test } from 'vitest'

import {
  formatIsoDay,
  findNeighbours,
  formatPostDay,
  findPostsError,
  listPublishedPosts,
  countReadingMinutes,
  countWords,
  type Post,
} from './posts.ts'

/** References to tools, as the collection gives them. */
const toolsOf = (...slugs: string[]) => slugs.map((id) => ({ collection: 'tools' as const, id }))
const post = (id: string, date: string, more: Partial<Post> = {}): Post => ({
  id,
  href: `/blog/${id}`,
  title: `About ${id}`,
  description: 'x',
  keywords: ['x'],
  date: new Date(date),
  author: 'x',
  section: 'Finance',
  tools: toolsOf('base64'),
  stated: [],
  picture: { line: 'x', answer: { of: 'base64' } },
  draft: false,
  minutes: 1,
  ...more,
})
const loans = post('loans', '2026-11-14')
const json = post('json', '2026-11-18')
const hashes = post('hashes', '2026-11-16')

describe('the list of posts', () => {
  test('is newest first and leaves out drafts', () => {
    const draft = post('secret', '2026-11-20', { draft: true })
    expect(listPublishedPosts([loans, draft, json, hashes])).toEqual([json, hashes, loans])
  })

  test('posts of one day stand in the order of their names', () => {
    const [b, a] = [post('b', '2026-01-01'), post('a', '2026-01-01')]
    expect(listPublishedPosts([b, a])).toEqual([a, b])
  })

  test('previous is older, next is newer, and the ends have no neighbour', () => {
    const posts = [json, hashes, loans]
    expect(findNeighbours(posts, 'hashes')).toEqual({ previous: loans, next: json })
    expect(findNeighbours(posts, 'json')).toEqual({ previous: hashes, next: undefined })
    expect(findNeighbours(posts, 'loans')).toEqual({ previous: undefined, next: hashes })
  })
})

test.each([
  [0, 1],
  [200, 1],
  [201, 2],
  [1_000, 5],
])('%i words take %i minutes', (words, expected) =>
  expect(countReadingMinutes('word '.repeat(words))).toBe(expected),
)

test('what a figure says to the build is not read', () => {
  const figure = '<Figure of="loan" row="Schedule > 1 > Interest">₹8,678</Figure>'
  expect(countWords(`An EMI of ${figure}, or less.`)).toBe(6)
})

test('a post keeps the day of its file in every time zone', () => {
  expect(formatPostDay(new Date('2026-11-14'))).toBe('14 November 2026')
  expect(formatIsoDay(new Date('2026-11-14'))).toBe('2026-11-14')
})

describe('errors in frontmatter', () => {
  test.each<[string, Post[], string | undefined]>([
    ['none', [loans, json], undefined],
    [
      'two posts of one title',
      [loans, post('json', '2026-11-18', { title: 'About loans' })],
      'src/content/blog/json.mdx: title is the same as that of src/content/blog/loans.mdx.',
    ],
  ])('%s', (_, posts, sentence) => expect(findPostsError(posts)).toBe(sentence))
})
