import { globSync, readFileSync } from 'node:fs'

import { parse } from 'postcss'
import { expect, test } from 'vitest'

import { allPaths, embedPaths } from '../site-map.ts'
import { htmlOf } from './weight.ts'

const client = 'dist/client'
const LINK = /<link rel="stylesheet" href="(\/_astro\/page\.[^"]+)">/g
/** Functions say nothing certain about what a page has. */
const FUNCTION = /:[\w-]+\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g

const sheets = new Map(
  globSync('_astro/page.*.css', { cwd: client }).map((file) => [
    `/${file}`,
    selectorsOf(readFileSync(`${client}/${file}`, 'utf8')),
  ]),
)
const allSelectors = [...new Set([...sheets.values()].flatMap((selectors) => [...selectors]))]

test.each([...allPaths, ...embedPaths, '/404'])(
  '%s links one style sheet, which has each rule that its markup and scripts match',
  (path) => {
    const html = htmlOf(path)
    const links = [...html.matchAll(LINK)].map(([, link = '']) => link)
    expect(links).toHaveLength(1)
    const own = sheets.get(links[0] ?? '') ?? new Set()
    const classes = new Set([...classesIn(html), ...ownScripts(html).flatMap(classNamesIn)])
    const missing = allSelectors.filter(
      (selector) => !own.has(selector) && matches(selector, html, classes),
    )
    expect(missing).toEqual([])
  },
)

function selectorsOf(css: string): Set<string> {
  const selectors = new Set<string>()
  parse(css).walkRules((rule) => {
    for (const selector of rule.selectors) selectors.add(selector)
  })
  return selectors
}

function classesIn(html: string): string[] {
  return [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, value = '']) =>
    value.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(/\s+/),
  )
}

/** The classes that a minified component names. */
function classNamesIn(script: string): string[] {
  const values = [...script.matchAll(/className:\s*(?:"([^"]*)"|`([^`$]*))/g)]
  return values.flatMap(([, text, start]) => (text ?? start ?? '').split(/\s+/))
}

/** The scripts that a page names, and those that these name: files of one component, not those that tools share. */
function ownScripts(html: string): string[] {
  const named = filesIn(html).map((file) => readFileSync(`${client}/_astro/${file}`, 'utf8'))
  const next = named.flatMap(filesIn).filter((file) => !file.startsWith('shared-'))
  return [...named, ...next.map((file) => readFileSync(`${client}/_astro/${file}`, 'utf8'))]
}

function filesIn(text: string): string[] {
  return [...text.matchAll(/(?:\/_astro|\.)\/([\w.-]+\.js)\b/g)].map(([, file = '']) => file)
}

function matches(selector: string, html: string, classes: ReadonlySet<string>): boolean {
  const plain = selector.replace(FUNCTION, '')
  const named = [...plain.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) =>
    name.replaceAll('\\', ''),
  )
  const ids = [...plain.matchAll(/#([\w-]+)/g)].map(([, id = '']) => id)
  const rest = plain.replaceAll(/\.(?:\\.|[\w-])+/g, '')
  const elements = [...rest.matchAll(/(?:^|[\s>+~])([a-z][\w-]*)/g)].map(([, name = '']) => name)
  const data = [...rest.matchAll(/\[(data-[\w-]+)/g)].map(([, name = '']) => name)
  return (
    named.length + elements.length > 0 &&
    named.every((name) => classes.has(name)) &&
    ids.every((id) => html.includes(` id="${id}"`)) &&
    elements.every((name) => new RegExp(`<${name}[\\s>]`).test(html)) &&
    data.every((name) => html.includes(` ${name}`))
  )
}
