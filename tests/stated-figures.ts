import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

/** What is stated, by its subject. */
type Stated = readonly (readonly [subject: string, stated: string])[]

interface Figures {
  onPage: Stated
  inQuestions: Stated
  /** The amounts that the texts start from, which no formula gives. */
  given: readonly string[]
}

/** Tests that the page of a view and the questions about it state these figures, and no other amount. */
export function testStatedFigures(view: string, { onPage, inQuestions, given }: Figures): void {
  const pageFile = `src/content/tools/${view}.mdx`
  const questionFile = 'src/content/faq/financial.md'
  const page = readFileSync(pageFile, 'utf8').replaceAll(/ +\|/g, ' |')
  const questions = readFileSync(questionFile, 'utf8')
    .split(/^(?=## )/m)
    .filter((section) => section.includes(` ${view} -->`))
    .join('')

  test.each(onPage)('the page is right about %s', (_subject, stated) => {
    expect(page, pageFile).toContain(stated)
  })

  test.each(inQuestions)('the questions are right about %s', (_subject, stated) => {
    expect(questions, questionFile).toContain(stated)
  })

  test('page and questions state no other amount than these and what is given', () => {
    const stated = [...onPage, ...inQuestions].flatMap(([, words]) => amountsIn(words))
    const known = new Set([...given, ...stated])
    for (const [file, text] of [
      [pageFile, page],
      [questionFile, questions],
    ] as const)
      // prettier-ignore
      expect(
        amountsIn(text).filter((amount) => !known.has(amount)),
        `${file} states amounts that this test does not calculate`,
      ).toEqual([])
  })
}

function amountsIn(words: string): string[] {
  return words.match(/₹[\d,.]*\d/g) ?? []
}
