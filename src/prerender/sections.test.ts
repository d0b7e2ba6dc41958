import { expect, test } from 'vitest'

import { listContents, splitAfterSections, splitSections } from './sections.ts'

test.each([
  [1, '<p>a</p><h2 id="b">B</h2><p>b</p>', '<h2 id="c">C</h2><p>c</p><h2 id="d">D</h2>'],
  [2, '<p>a</p><h2 id="b">B</h2><h2 id="c">C</h2><p>c</p>', '<h2 id="d">D</h2>'],
  [1, '<h2 id="b">B</h2><h3>b</h3>', '<h2 id="c">C</h2>'],
  [2, '<h2 id="b">B</h2><p>b</p>', ''],
  [1, '<p>a</p>', ''],
  [1, '', ''],
])('after %i sections: %s | %s', (count, first, rest) => {
  expect(splitAfterSections(first + rest, count)).toEqual([first, rest])
})

test('a section has its fragment, its heading and all up to the next heading', () => {
  const html =
    '<p>a</p><h2 id="b">B <code>c</code></h2>\n<p>b</p><h3>c</h3>\n<h2 id="d">D</h2><p>d</p>'
  expect(splitSections(html)).toEqual([
    { id: 'b', heading: 'B <code>c</code>', body: '<p>b</p><h3>c</h3>' },
    { id: 'd', heading: 'D', body: '<p>d</p>' },
  ])
})

test('a text without headings has no section', () => {
  expect(splitSections('<p>a</p>')).toEqual([])
})

test('contents list the headings of level two as HTML', () => {
  const headings = [
    { depth: 2, slug: 'a', text: 'A < B & C' },
    { depth: 3, slug: 'b', text: 'B' },
  ]
  expect(listContents(headings)).toEqual([{ id: 'a', heading: 'A &lt; B &amp; C' }])
})
