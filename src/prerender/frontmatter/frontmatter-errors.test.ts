import { describe, expect, test } from 'vitest'

import { frontmatterErrors } from './frontmatter-errors.ts'
import { adsSchema, blogSchema, faqSchema, toolIn, toolsSchema } from './schemas.ts'

const FILE = 'src/content/blog/a.mdx'
const post = [
  'title: A',
  'description: A',
  'keywords: [a, b]',
  'date: 2026-12-01',
  'author: A',
  'section: Finance',
  'tools: [base64]',
  'picture:',
  '  line: A',
  '  answer: { of: base64, years: 1 }',
]
const errorsOf = (lines: readonly string[]) =>
  frontmatterErrors(
    blogSchema(toolIn(process.cwd())),
    FILE,
    `---\n${lines.join('\n')}\n---\n\nText\n`,
  )

test('a file without errors gives no sentence', () => {
  expect(errorsOf(post)).toEqual([])
  expect(errorsOf([...post, 'updated: "2026-12-02" # corrected'])).toEqual([])
})

/** The line that is replaced, what replaces it, and the sentence after the name of the file. */
test.each([
  [/^date/, [], '1: date is missing: it must be a day in the form YYYY-MM-DD, such as 2026-12-01.'],
  [/^picture/, ['figure:'], '1: picture is missing: it must be a group of fields.'],
  [/^ {2}line/, [], '9: picture.line is missing: it must be a text.'],
  [/^title/, ['title:'], '2: title must not be empty.'],
  [/^title/, [`title: ${'a'.repeat(81)}`], '2: title must have at most 80 characters, not 81.'],
  [/^title/, ['title: 2026'], '2: title must be a text, not 2026.'],
  [/^title/, ["title: ' '"], '2: title must not be empty.'],
  [/^section/, ['section: Money'], '7: section must be Finance or Developer, not "Money".'],
  [/^keywords/, ['keywords: a, b'], '4: keywords must be a list, not "a, b".'],
  [/^keywords/, ['keywords: []'], '4: keywords must have at least 1 entry, not 0.'],
  [
    /^keywords/,
    ['keywords:', '  - a', '  - 2026'],
    '6: entry 2 of keywords must be a text, not 2026.',
  ],
  [
    /^tools/,
    ['tools: [base65]'],
    '8: entry 1 of tools must name a file of src/content/tools without .mdx, not "base65".',
  ],
  [/^tools/, ['tools: [base64, cron, base64]'], '8: tools must name each tool once.'],
  [
    /^author/,
    ['updated: 2026-11-30', 'author: A'],
    '6: updated must be the day of date or a later one, not "2026-11-30".',
  ],
  [/^author/, ['draft: yes', 'author: A'], '6: draft must be true or false, not "yes".'],
  [
    /^ {2}answer/,
    ['  answer: { years: 1 }'],
    '11: picture.answer.of is missing: it must be a text.',
  ],
  [
    /^ {2}answer/,
    ['  answer: { of: base64, years: [1] }'],
    '11: picture.answer.years must be a text, a number or a sum, not a list.',
  ],
  [
    /^ {2}answer/,
    ['  answer: { of: base64 }', '  bars:', '    - of: base64', '    - { of: base64, label: b }'],
    '13: label of entry 1 of picture.bars is missing: it must be a text.',
  ],
  [
    /^ {2}line/,
    ['  line: A', '  lien: A'],
    '11: picture.lien is not a field here; the fields are line, unit, answer, loan, bars and lines.',
  ],
  [
    /^title/,
    ['title: a: b'],
    '2: the frontmatter is not valid YAML (bad indentation of a mapping entry).',
  ],
] as const)('%s replaced by %j', (line, others, sentence) => {
  // prettier-ignore
  const lines = post.flatMap((each) => (line.test(each) ? others : [each]))
  expect(errorsOf(lines)[0]).toBe(`${FILE}:${sentence}`)
})

test.each(['1-12-2026', '2026-02-30', '2026-2-3', '2026-12-01T10:00', '"2026-06-31"', 'January'])(
  'the day %s is refused in every field of a day',
  (day) => {
    const rule = `must be a day in the form YYYY-MM-DD, such as 2026-12-01, not "${day.replaceAll('"', '')}".`
    const lines = post.map((line) => (line.startsWith('date') ? `date: ${day}` : line))
    expect(errorsOf(lines)).toEqual([`${FILE}:5: date ${rule}`])
    expect(errorsOf([...post, `updated: ${day}`])).toEqual([`${FILE}:12: updated ${rule}`])
    const booking = `---\nfrom: ${day}\nuntil: ${day}\n---\n`
    const errors = frontmatterErrors(adsSchema, 'a.md', booking)
    expect(errors.filter((error) => error.includes(rule))).toEqual([
      `a.md:2: from ${rule}`,
      `a.md:3: until ${rule}`,
    ])
  },
)

test('each error has its sentence', () => {
  const faq = '---\ntitel: A\nordre: 1\n---\n'
  expect(frontmatterErrors(faqSchema, 'a.md', faq)).toEqual([
    'a.md:1: title is missing: it must be a text.',
    'a.md:1: order is missing: it must be a number.',
    'a.md:2: titel is not a field here; the fields are title, order and updated.',
    'a.md:3: ordre is not a field here; the fields are title, order and updated.',
  ])
  expect(frontmatterErrors(faqSchema, 'a.md', '---\ntitle: A\norder: 1.5\n---\n')).toEqual([
    'a.md:3: order must be a whole number, not 1.5.',
  ])
  expect(frontmatterErrors(faqSchema, 'a.md', '---\ntitle: A\norder: 0\n---\n')).toEqual([
    'a.md:3: order must be at least 1, not 0.',
  ])
})

describe('a group of fields', () => {
  test('is named with its field', () => {
    const tool = '---\npopular: { rank: 5, badge: Best }\n---\n'
    const errors = frontmatterErrors(toolsSchema, 'a.mdx', tool)
    expect(errors).toContain('a.mdx:2: popular.rank must be at most 4, not 5.')
    expect(errors).toContain('a.mdx:2: popular.badge must be Popular, Hot or Trending, not "Best".')
  })
})

test.each(['', 'title: A\n', '---\ntitle: A\n', '---\nA\n---\n'])(
  'a file without frontmatter: %j',
  (source) => {
    expect(frontmatterErrors(faqSchema, 'a.md', source)).toEqual([
      'a.md:1: the frontmatter is missing: the file must begin with fields between two lines of three hyphens.',
    ])
  },
)
