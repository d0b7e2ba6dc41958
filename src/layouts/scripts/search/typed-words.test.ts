import { expect, test } from 'vitest'

import { hasAllWords } from './typed-words.ts'

test.each([
  ['Is a no-cost EMI really free?', 'emi FREE', true],
  ['Is a no-cost EMI really free?', 'emi loan', false],
  ['Why does my bank’s figure differ?', "bank's", true],
  ['A résumé', 'resume', true],
  ['किस्त', 'किस्त', true],
  ['Any text', ' ', true],
  ['', 'emi', false],
])('%s has the words "%s": %s', (text, typed, has) => {
  expect(hasAllWords(text, typed)).toBe(has)
})
