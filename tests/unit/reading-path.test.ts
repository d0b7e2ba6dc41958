import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

/** A quarter of an hour at 200 words a minute, the speed that the word counter uses. */
const MOST_WORDS = 3000
/** Lists of words for the search, which nobody reads in order. */
const WORD_LISTS = /^(?:synonyms|does): .*$/gm

test('the reading path of the README takes a quarter of an hour', () => {
  const readme = readFileSync('README.md', 'utf8')
  const section = readme.split('## Reading path')[1]?.split('\n## ')[0] ?? ''
  const files = [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => file)
  const words = files.map(
    (file) => readFileSync(file, 'utf8').replace(WORD_LISTS, '').split(/\s+/).length,
  )
  expect(files.length).toBeGreaterThan(5)
  expect(words.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(MOST_WORDS)
})
