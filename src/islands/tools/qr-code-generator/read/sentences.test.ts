import { expect, test } from 'vitest'

import { cameraProblem } from './sentences.ts'

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
