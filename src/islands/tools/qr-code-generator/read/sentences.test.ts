import { expect, test } from 'vitest'

import type { CodeRead } from './code-read.ts'
import {
  cameraProblem,
  FAULTS,
  firstChoice,
  NO_CODE,
  notesOn,
  shownText,
  UNREAD,
} from './sentences.ts'

test.each([
  ['NotAllowedError', /camera is blocked/],
  ['SecurityError', /camera is blocked/],
  ['NotFoundError', /No camera was found/],
  ['OverconstrainedError', /No camera was found/],
  ['NotReadableError', /Another program may be using it/],
  ['AbortError', /Another program may be using it/],
  ['InsecureError', /only on pages with https/],
  ['UnknownError', /could not be opened/],
])('%s has its sentence', (name, sentence) => {
  expect(cameraProblem(new DOMException('no', name))).toMatch(sentence)
})

const code = (more: Partial<CodeRead>, text = 'a', charset = 'Shift_JIS'): CodeRead => ({
  readings: [{ charset, text }],
  doubts: [],
  ...more,
})

test.each([
  [code({ doubts: [{ why: 'unnamed' }] }), /not UTF-8\. Shift_JIS is a guess/],
  [code({ doubts: [{ why: 'unnamed' }] }, 'a', 'ISO-8859-1'), /Latin-1 is a guess/],
  [
    code({ doubts: [{ why: 'unknown', eci: 170 }] }),
    /ECI number 170, .+ Shift_JIS is used instead, as a guess/,
  ],
  [code({ doubts: [{ why: 'misfit', charset: 'UTF-8' }] }), /names the character set UTF-8, but/],
  [code({ part: { place: 1, of: 6 } }), /part 1 of 6/],
  [code({ isCut: true }), /cut between this part and another one/],
  [code({ isGs1: true }), /GS1 code, which names goods/],
  [code({ isGs1: true }, 'a\x1db'), /GS1.+“␝” marks the end of a field/],
  [code({ industry: '37' }), /application indicator “37”/],
])('%j has its sentence', (one, sentence) => {
  expect(notesOn(one).join(' ')).toMatch(sentence)
})

test('a code without doubts has no sentence', () => {
  expect(notesOn(code({}, 'a\x1db'))).toEqual([])
})

test('a separator of fields is shown, but only in a code that has fields', () => {
  expect(shownText('a\x1db', code({ isGs1: true }))).toBe('a␝b')
  expect(shownText('a\x1db', code({}))).toBe('a\x1db')
})

// Nothing measures blur, bends, covers or glare, so that none is named as the reason.
test('no reason is given that was not tested', () => {
  for (const sentence of [UNREAD, NO_CODE, ...Object.values(FAULTS)])
    expect(sentence).not.toMatch(/\b(?:may|might|because|blurred|bent|covered)\b/)
})

test('the first of a choice is called a guess, unless the code names it', () => {
  expect(firstChoice(code({ doubts: [{ why: 'unnamed' }] }))).toBe('Shift_JIS (a guess)')
  const named = code({ doubts: [{ why: 'misfit', charset: 'Shift_JIS' }] })
  expect(firstChoice(named)).toBe('Shift_JIS (named by the code)')
})
