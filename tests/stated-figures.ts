import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

/** What is stated, by its subject. */
type Stated = readonly (readonly [subject: string, stated: string])[]

/** Tests that a file of the content, or its questions about a view, states each of these, by its subject or its own words. */
export function testStates(
  file: string,
  name: string,
  stated: readonly (string | readonly string[])[],
  view = '',
): void {
  const text = contentOf(file, view)
  test.each(stated.map((row) => [row].flat()))(name, (...row) => {
    expect(text, `src/content/${file}`).toContain(row.at(-1))
  })
}

interface Figures {
  onPage: Stated
  inQuestions: Stated
  /** The amounts that the texts start from, which no formula gives. */
  given: readonly string[]
}

/** Tests that the page of a view and the questions about it state these figures, and no other amount. */
export function testStatedFigures(view: string, { onPage, inQuestions, given }: Figures): void {
  const pageFile = `tools/${view}.mdx`
  const questionFile = 'faq/financial.md'
  testStates(pageFile, 'the page is right about %s', onPage)
  testStates(questionFile, 'the questions are right about %s', inQuestions, view)

  test('page and questions state no other amount than these and what is given', () => {
    const stated = [...onPage, ...inQuestions].flatMap(([, words]) => amountsIn(words))
    const known = new Set([...given, ...stated])
    for (const [file, text] of [
      [pageFile, contentOf(pageFile)],
      [questionFile, contentOf(questionFile, view)],
    ] as const)
      // prettier-ignore
      expect(
        amountsIn(text).filter((amount) => !known.has(amount)),
        `src/content/${file} states amounts that this test does not calculate`,
      ).toEqual([])
  })
}

/** Returns a file of the content, or its questions about a view, without the spaces that line up its tables. */
function contentOf(file: string, view = ''): string {
  const text = readFileSync(`src/content/${file}`, 'utf8').replaceAll(/ +\|/g, ' |')
  if (view === '') return text
  const sections = text.split(/^(?=## )/m)
  return sections.filter((section) => section.includes(` ${view} -->`)).join('')
}

function amountsIn(words: string): string[] {
  return words.match(/₹[\d,.]*\d/g) ?? []
}
