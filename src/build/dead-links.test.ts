import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { deadLinks } from './dead-links.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-'))
  write('index.html', '<h2 id="tools">Tools</h2>')
  write('tools/base64/index.html', '<h2 id="large-files">Large files</h2>')
  write('404.html', '<p>Not found</p>')
  write('rss.xml', '')
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(name: string, content: string): void {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

const link = (href: string) => `<p><a class="x" href="${href}">Link</a></p>`

test.each([
  '/',
  '/#tools',
  '/tools/base64',
  '/tools/base64#large-files',
  '/tools/base64#mode=decode&amp;text=a',
  '/tools/base64?from=blog',
  '#here',
  '/rss.xml',
  '/api/contact',
  'https://ganak.example/nowhere',
  'mailto:hello@ganak.example',
])('a link to %s is alive', (href) => {
  write('blog/post/index.html', `<h2 id="here">Here</h2>${link(href)}`)
  expect(deadLinks(folder)).toEqual([])
})

test.each([
  ['a missing page', '/tools/base46'],
  ['a missing heading', '/tools/base64#larger-files'],
  ['a missing heading of the same page', '#there'],
  ['a slash at the end', '/tools/base64/'],
  ['a relative address', '../base64'],
  ['a missing file', '/feed.xml'],
])('a link to %s is reported with its page', (_, href) => {
  write('blog/post/index.html', link(href))
  expect(deadLinks(folder)).toEqual([
    `The page /blog/post links to "${href}", which does not exist.`,
  ])
})

test('a link that a page repeats is reported once, and one of each page', () => {
  write('index.html', link('/nowhere') + link('/nowhere'))
  write('404.html', link('/nowhere'))
  expect(deadLinks(folder)).toEqual([
    'The page /404 links to "/nowhere", which does not exist.',
    'The page / links to "/nowhere", which does not exist.',
  ])
})
