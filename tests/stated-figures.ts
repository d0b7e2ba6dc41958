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
  const page = contentOf(`tools/${view}.mdx`).replaceAll(/ +\|/g, ' |')
  const questions = contentOf('faq/financial.md')
    .split(/^(?=## )/m)
    .filter((section) => section.includes(` ${view} -->`))
    .join('')

  test.each(onPage)('the page is right about %s', (_subject, stated) => {
    expect(page).toContain(stated)
  })

  test.each(inQuestions)('the questions are right about %s', (_subject, stated) => {
    expect(questions).toContain(stated)
  })

  test('page and questions state no other amount than these and what is given', () => {
    const stated = [...onPage, ...inQuestions].flatMap(([, words]) => amountsIn(words))
    const known = new Set([...given, ...stated])
    expect(amountsIn(`${page}${questions}`).filter((amount) => !known.has(amount))).toEqual([])
  })
}

function contentOf(path: string): string {
  return readFileSync(new URL(`../src/content/${path}`, import.meta.url), 'utf8')
}

function amountsIn(words: string): string[] {
  return words.match(/₹[\d,.]*\d/g) ?? []
}
