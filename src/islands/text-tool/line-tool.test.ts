import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { LinesResult } from './each-line.ts'
import { lineTool, type LineToolDefinition } from './line-tool.tsx'

interface Options {
  zone: string
  form: string
}

const definition: LineToolDefinition<'read', LinesResult, Options> = {
  modes: [{ value: 'read', label: 'Read', input: 'Lines', placeholder: '', output: 'Meaning' }],
  work: {
    compute: () => ({
      output: 'read',
      rows: [{ label: 'Twice', text: '42' }],
      problems: [{ line: 7, reason: 'No number.' }],
    }),
  },
  // A result without a text, which a page on the server never has.
  hasResult: () => true,
  options: { zone: 'UTC', form: 'short' },
  choices: {
    zone: { label: 'Zone', options: 'zones' },
    form: { label: 'Write it as', options: { long: 'Long', short: 'Short' } },
  },
  insert: { label: 'Enter now', undoLabel: 'Undo now', text: () => 'now' },
  rowsTitle: 'In other forms',
}

const htmlOf = (changed: Partial<typeof definition> = {}) =>
  renderToStaticMarkup(createElement(lineTool({ ...definition, ...changed })))

/** The parts of the page in their order: the output begins with the text box of the result. */
function isBefore(html: string, first: string, second: string): boolean {
  const [at, next] = [html.indexOf(first), html.indexOf(second)]
  expect([at, next]).not.toContain(-1)
  return at < next
}

test('a line that cannot be read is named below the input, and the rows stand below the panes', () => {
  const html = htmlOf()
  expect(html).toContain('Line 7: No number.')
  expect(isBefore(html, 'Line 7', 'aria-label="Output"')).toBe(true)
  expect(html).toMatch(/<h2[^>]*>In other forms<\/h2><dl.*<dt>Twice<\/dt><dd><span>42<\/span>/)
})

test('twenty lines are named, and the rest is counted', () => {
  const problems = Array.from({ length: 23 }, (_, index) => ({ line: index + 1, reason: 'No.' }))
  const html = htmlOf({ work: { compute: () => ({ output: '', rows: [], problems }) } })
  expect(html).toContain('Line 20: No.')
  expect(html).not.toContain('Line 21')
  expect(html).toContain('And 3 more lines.')
})

test('choices have the options as their values and stand below the result, or below the input', () => {
  const html = htmlOf()
  expect(html).toMatch(/<select[^>]*name="zone".*<option value="UTC" selected/)
  expect(html).toMatch(/<select[^>]*name="form".*<option value="short" selected="">Short/)
  expect(isBefore(html, 'aria-label="Output"', 'name="zone"')).toBe(true)
  expect(isBefore(htmlOf({ areChoicesOfInput: true }), 'name="zone"', 'aria-label="Output"')).toBe(true) // prettier-ignore
})

test('a button puts a text into the input', () => {
  expect(htmlOf()).toMatch(/<button[^>]*>Enter now<\/button>/)
  const { insert, ...without } = definition
  expect(insert?.text()).toBe('now')
  expect(renderToStaticMarkup(createElement(lineTool(without)))).not.toContain('Enter now')
})

test('a page adds its own parts', () => {
  const own = lineTool(definition, () => ({ output: { children: 'of the page' } }))
  expect(renderToStaticMarkup(createElement(own))).toContain('of the page')
})
