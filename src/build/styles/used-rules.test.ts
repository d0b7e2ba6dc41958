import { parse } from 'postcss'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'

import { groupPages } from './page-groups.ts'
import { keepSelectors, readSelectors, usedSelectors } from './used-rules.ts'
import { addStrings, noWords } from './used-words.ts'

/** The part of a style sheet that a script can use. */
function kept(css: string, script: string): string {
  const words = noWords()
  addStrings(parseAst(script), words)
  const sheet = parse(css)
  const used = usedSelectors(readSelectors(sheet), words)
  return keepSelectors(sheet, used, (name) => words.whole.has(name))
}

test.each([
  ['a class of several', 'x({ className: "card wide" })', '.wide{top:0}'],
  ['a class in a template', 'x(`card ${y ? "" : "wide"}`)', '.card{top:0}'],
  ['the beginning of a class', 'x(`tone-${kind}`)', '.tone-good{top:0}'],
  ['the end of a class', 'x(kind + "-soft")', '.bad-soft{top:0}'],
  ['a class with escaped characters', 'x("md:p-2.5")', '.md\\:p-2\\.5{top:0}'],
  ['an element', 'make("dialog")', 'dialog{top:0}'],
  ['an attribute', 'make({ "data-kind": 1 })', '[data-kind=a]{top:0}'],
  ['an attribute as a property', 'part.dataset["hasBar"] = ""', '[data-has-bar]{top:0}'],
  ['no name at all', '', ':root{color:red}'],
  ['names in functions alone', '', ':not(.card):is(.a,.b){top:0}'],
  ['steps of an animation', '', '@keyframes turn{to{rotate:1turn}}'],
])('%s keeps its rule', (_, script, css) => {
  expect(kept(css, script)).toBe(css)
})

test.each([
  ['a sentence', 'x("Each card, once")', '.card{top:0}'],
  ['a variable', 'const card = 1', '.card{top:0}'],
  ['one name of two', 'x("card")', '.card .wide{top:0}'],
  ['a block whose rules are all removed', 'x("card")', '@media print{.wide{top:0}}'],
])('%s keeps no rule', (_, script, css) => {
  expect(kept(css, script)).toBe('')
})

test('rules keep their order, and lists of selectors what is used', () => {
  const css = '@layer a{.card,.wide{top:0}.late{top:1}}.hidden{top:2}'
  expect(kept(css, 'x("hidden card late")')).toBe(
    '@layer a{.card{top:0}.late{top:1}}.hidden{top:2}',
  )
})

test('short values of the theme replace their names, and values that a theme changes do not', () => {
  const css =
    ':root,:host{--size:.875rem;--step:.25rem}:root{--ink:#000}.dark{--ink:#fff}.card{color:var(--ink);font-size:var(--size);padding:calc(var(--step)*3)}'
  expect(kept(css, 'x("card dark")')).toBe(
    ':root{--ink:#000}.dark{--ink:#fff}.card{color:var(--ink);font-size:.875rem;padding:0.75rem}',
  )
})

test('custom properties that nothing reads are removed', () => {
  const css =
    ':root{--a:var(--b);--b:0;--c:1;--d:2}@property --c{inherits:false}.card{top:var(--a)}'
  expect(kept(css, 'x("card"), read("--d")')).toBe(
    ':root{--a:var(--b);--b:0;--d:2}.card{top:var(--a)}',
  )
})

test('a tool shares its sheet with its views, and with tools that use nearly the same', () => {
  const bytes = new Map([
    ['frame', 20_000],
    ['table', 1_000],
    ['tree', 9_000],
  ])
  const page = (path: string, ...used: string[]) => ({ path, used: new Set(used) })
  const pages = [
    page('/tools/json', 'frame'),
    page('/tools/emi', 'frame', 'table'),
    page('/tools/json/compare', 'frame', 'tree'),
    page('/tools/sip', 'frame'),
  ]
  const paths = groupPages(pages, bytes).map((group) => group.map(({ path }) => path))
  expect(paths).toEqual([
    ['/tools/json', '/tools/json/compare'],
    ['/tools/emi', '/tools/sip'],
  ])
})
