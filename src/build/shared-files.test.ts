import { expect, test } from 'vitest'

import { planSharedFiles } from './shared-files.ts'

interface Module {
  bytes?: number
  imports?: string[]
  lazyImports?: string[]
}

/** Plans the files of modules by name; names of one letter are the entries of a page each. */
function plan(
  modules: Record<string, Module>,
  isFixed: (id: string) => boolean = () => false,
  weights: Record<string, number> = {},
) {
  const all = Object.entries(modules).map(
    ([id, { bytes = 100, imports = [], lazyImports = [] }]) =>
      [id, { bytes, imports, lazyImports }] as const,
  )
  const pages = Object.keys(modules).filter((id) => id.length === 1)
  return planSharedFiles(
    new Map(all),
    pages.map((id) => ({ entries: [id], weight: weights[id] ?? 1 })),
    isFixed,
  ).map((ids) => ids.toSorted().join(' '))
}

test('modules that always load together are one file, whoever imports them', () => {
  const files = plan({
    a: { imports: ['field'] },
    b: { imports: ['field'] },
    field: { bytes: 5000, imports: ['amount'] },
    amount: { bytes: 5000 },
  })
  expect(files).toEqual(['amount field'])
})

test('a module of one page stays in the file of that page', () => {
  expect(plan({ a: { imports: ['formula'] }, b: {}, formula: {} })).toEqual([])
})

test('a small module joins a file that some pages load without it, a large one does not', () => {
  const pages = (bytes: number) => ({
    a: { imports: ['field', 'slider'] },
    b: { imports: ['field', 'slider'] },
    c: { imports: ['field'] },
    field: { bytes: 5000 },
    slider: { bytes },
  })
  expect(plan(pages(100))).toEqual(['field slider'])
  expect(plan(pages(5000)).toSorted()).toEqual(['field', 'slider'])
})

test('a page never loads a package such as React for a module that it does not use', () => {
  const modules = {
    a: { imports: ['button', 'text'] },
    b: { imports: ['button', 'text'] },
    c: { imports: ['text'] },
    d: { imports: ['text'] },
    button: { imports: ['react'] },
    text: {},
    react: { bytes: 60_000 },
  }
  const isReact = (id: string) => id === 'react'
  expect(plan(modules, isReact).toSorted()).toEqual(['button', 'text'])
})

test('no file imports itself through another', () => {
  const files = plan({
    a: { imports: ['first'] },
    b: { imports: ['first'] },
    c: { imports: ['middle'] },
    first: { imports: ['middle'] },
    // Too large for the pages that need nothing of it, so it stays between the others.
    middle: { bytes: 20_000, imports: ['last'] },
    last: {},
    d: { imports: ['last'] },
    e: { imports: ['last'] },
  })
  expect(files).not.toContain('first last')
})

test('what pages import later is a file of its own only where several loads share it', () => {
  const files = plan({
    a: { lazyImports: ['chart', 'table'] },
    b: { lazyImports: ['chart', 'table'] },
    chart: { imports: ['axis', 'colours'] },
    table: { imports: ['colours'] },
    axis: {},
    colours: { bytes: 3000 },
  })
  expect(files).toEqual(['colours'])
})

test('a module that every page has when a part is opened counts as present', () => {
  const files = plan({
    a: { imports: ['field'], lazyImports: ['panel'] },
    b: { imports: ['field'], lazyImports: ['panel'] },
    field: { bytes: 5000 },
    panel: { imports: ['field'] },
  })
  expect(files).toEqual(['field'])
})

test('a page loads no tiny file of its own before it is used', () => {
  const modules = {
    a: { imports: ['field', 'slider'] },
    b: { imports: ['field'] },
    c: { imports: ['field', 'slider', 'chart'] },
    d: { imports: ['chart'] },
    field: { bytes: 9000 },
    slider: { bytes: 9000 },
    chart: { bytes: 450 },
  }
  expect(plan(modules).toSorted()).toEqual(['chart slider', 'field'])
})

test('the pages on which more visits begin weigh more', () => {
  const modules = {
    a: { imports: ['field', 'slider'] },
    b: { imports: ['field'] },
    field: { bytes: 5000 },
    slider: { bytes: 800 },
    c: { imports: ['slider'] },
  }
  expect(plan(modules, undefined, { b: 9 }).toSorted()).toEqual(['field', 'slider'])
  expect(plan(modules, undefined, { a: 9 }).toSorted()).toEqual(['field slider'])
})
