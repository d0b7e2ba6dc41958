import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { stringsIn, stringsOfScripts, textsOfPage, type VisitorText } from '../visitor-text.ts'

/** Words that a stranger has to read twice, and what to write instead. CONTRIBUTING.md has the rules of the prose. */
const WORDS: [word: RegExp, instead: string][] = [
  [/\breckon(s|ed|ing)?\b/i, 'calculate'],
  [/\banew\b/i, 'again'],
  [/\bover again\b/i, 'again'],
  [/\bnoughts?\b/i, 'zero'],
  [/\bin all(?=[.,:;)]|$)/i, 'in total'],
  [/\b(is|are|was|were) told\b/i, 'is reported, is shown'],
  [/\btells? of\b/i, 'reports'],
  [/\b(stands?|stood) (?!for\b)/i, 'is, appears'],
  [/\bbesides\b/i, 'also, in addition to'],
  [/\b(is|are) none\b/i, 'no …, not a …'],
  [/\bis nobody\b/i, 'nobody …'],
  [/(?<!\bthere )\b(is|are) no (?=\w+[.,:;])/i, 'is not a …'],
  [/\bwhat is owed\b/i, 'the outstanding balance'],
  [/\bcomes? about\b/i, 'results from'],
  [/\bsuch a one\b/i, 'one'],
  [/\bof another kind\b/i, 'different'],
  [/\bmend(s|ed|ing)?\b/i, 'fix'],
  [/\bis looked for\b/i, 'is searched'],
  [/\b(work|works|worked) hardest\b/i, 'saves most'],
]

/** Quotations and fixed expressions that keep such a word. Each is part of a sentence. */
const ALLOWED = [
  // The title of a post.
  'Base64 is no secret',
]

/** Returns each text with such a word: where it is, the word, what to write, and the sentence. */
function dialectIn(texts: readonly VisitorText[]): string[] {
  return texts.flatMap(({ where, text }) =>
    text.split(/(?<=[.!?])\s/).flatMap((sentence) => {
      if (ALLOWED.some((allowed) => sentence.includes(allowed))) return []
      return WORDS.flatMap(([word, instead]) => {
        const found = word.exec(sentence)?.[0].trim()
        return found === undefined ? [] : [`${where}: “${found}” → ${instead}: ${sentence}`]
      })
    }),
  )
}

test('the strings of the tools are in plain English', () => {
  const texts = stringsOfScripts()
  expect(texts.length).toBeGreaterThan(10_000)
  expect(dialectIn(texts)).toEqual([])
})

test('the texts of the built pages are in plain English', () => {
  const client = new URL('../../dist/client/', import.meta.url).pathname
  const pages = globSync('**/*.html', { cwd: client, exclude: ['embed/**'] }).toSorted()
  expect(pages.length).toBeGreaterThan(40)
  const texts = pages.flatMap((page) => textsOfPage(page, readFileSync(client + page, 'utf8')))
  expect([...new Set(dialectIn(texts))]).toEqual([])
})

test('a word is found in strings, templates, JSX and attributes, with its place and sentence', () => {
  const code = 'const a = `${n} goals in all`\nconst b = <p>Fine. The sum\n stands below.</p>'
  expect(dialectIn(stringsIn('a.tsx', code))).toEqual([
    'a.tsx:1: “in all” → in total: … goals in all',
    'a.tsx:2: “stands” → is, appears: The sum stands below.',
  ])
  const html = '<p>It is <b>reckoned</b>.</p><a title="Count anew">Zero</a><script>"anew"</script>'
  expect(dialectIn(textsOfPage('page', html))).toEqual([
    'page: “reckoned” → calculate: It is reckoned.',
    'page: “anew” → again: Count anew',
  ])
  expect(
    dialectIn([{ where: 'a', text: 'What does PPF stand for? Equal in all browsers.' }]),
  ).toEqual([])
})
