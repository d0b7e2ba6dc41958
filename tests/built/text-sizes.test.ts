import { globSync, readFileSync } from 'node:fs'

import { parse } from 'postcss'
import { expect, test } from 'vitest'

const client = 'dist/client'
/** The seven sizes in px. Labels of charts are 12 px too (islands/calculator/charts/draw-look.ts). */
const SIZES = [12, 14, 16, 20, 28, 36, 56]
const TOKEN = String.raw`(?:var\(--text-(?:xs|sm|base|xl|3xl|4xl|6xl)\)|(?:1\.75|2\.25)rem)`
/** A size that doubled text or a very small phone may shrink, so that a long word fits. */
const BOUNDED = new RegExp(String.raw`^(?:${TOKEN}|min\(${TOKEN}, ?[\d.]+vw\))$`)
const INHERITED = new Set(['inherit', '1em', '100%'])
/** Not text of a page: the footnote sizes of Tailwind's base, and paper, which is measured in mm. */
const EXCEPTIONS = new Set(['80%', '75%', '3mm', '4mm'])

test('style sheets have no text size but the seven', () => {
  const sheets = read('_astro/*.css')
  expect(sheets.length).toBeGreaterThan(10)
  const inline = read('**/*.html').flatMap((html) =>
    [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css = '']) => css),
  )
  expect([...new Set([...sheets, ...inline].flatMap(otherSizesIn))]).toEqual([])
})

test('pages and scripts name no class of another size, and no style of an element has one', () => {
  const other = /\btext-(?:lg|[25789]xl|\[\d)(?![\w-])|style="[^"]*font-size|\bfontSize:/
  for (const text of read('**/*.{html,js}')) expect(other.exec(text)?.[0]).toBeUndefined()
})

function read(pattern: string): string[] {
  return globSync(pattern, { cwd: client }).map((file) => readFileSync(`${client}/${file}`, 'utf8'))
}

/** Lists the text sizes that are not among the seven, each with its selector. */
function otherSizesIn(css: string): string[] {
  const found: string[] = []
  parse(css).walkDecls('font-size', ({ parent, value }) => {
    if (!isAllowed(value))
      found.push(`${parent?.type === 'rule' ? parent.toString() : ''} ${value}`)
  })
  return found
}

function isAllowed(value: string): boolean {
  const [, rem = ''] = /^([\d.]+)rem$/.exec(value) ?? []
  const isSize = BOUNDED.test(value) || SIZES.includes(Number(rem) * 16)
  return isSize || INHERITED.has(value) || EXCEPTIONS.has(value)
}
