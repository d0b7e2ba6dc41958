import { expect, test } from 'vitest'

import { splitAfterFirstSection } from './sections.ts'

test.each([
  ['<p>a</p><h2 id="b">B</h2><p>b</p>', '<h2 id="c">C</h2><p>c</p><h2>D</h2>'],
  ['<h2>B</h2><h3>b</h3>', '<h2>C</h2>'],
  ['<h2>B</h2><p>b</p>', ''],
  ['<p>a</p>', ''],
  ['', ''],
])('%s | %s', (first, rest) => {
  expect(splitAfterFirstSection(first + rest)).toEqual([first, rest])
})
