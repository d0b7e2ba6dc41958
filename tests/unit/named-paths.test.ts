import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'

import { expect, test } from 'vitest'

const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...globSync('docs/*.md')]
const files = globSync('{src,tests,docs,deploy,public}/**/*.*').map((path) => basename(path))
const names = new Set([...files, ...globSync('*.*')])
/** The folders that a document may leave out of a path, and those of the complete examples. */
const folders = [
  '',
  'src/',
  'src/islands/',
  'src/islands/calculator/',
  'src/islands/ui/',
  'src/islands/tools/',
  'tests/fixtures/sixteenth-tool/',
  'tests/fixtures/text-tool/',
]
/** Files that an author or a build makes, and names that are only patterns. */
const made =
  /^(?:dist|test-results)\/|my-subject|^127\.|^islands\/tools\/x$|^(?:x\.|x\.test\.|kebab-case\.|PascalCase\.)tsx?$/

test.each(documents)('every file and folder that %s names exists', (document) => {
  const text = readFileSync(document, 'utf8').replaceAll(/^```[^]*?^```/gm, '')
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words)
  expect(quoted.filter((words) => isPath(words) && !doesExist(words))).toEqual([])
})

const definitions = globSync('src/islands/tools/**/definition.ts')

test.each(definitions)('%s begins with what the files of its folder do, and they exist', (path) => {
  const [, head = ''] = /^((?:\/\/ .*\n)+)\n/.exec(readFileSync(path, 'utf8')) ?? []
  const named = [...head.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(1)
  expect(named.filter((name) => globSync(name, { cwd: dirname(path) }).length === 0)).toEqual([])
})

function isPath(words: string): boolean {
  if (made.test(words)) return false
  const isInFolder = /^[\w.[\]-]+(?:\/[\w.[\]-]+)+\/?$|^[\w-]+\/$/.test(words)
  return isInFolder || /^[\w.-]+\.(?:ts|tsx|astro|mjs|mdx)$/.test(words)
}

function doesExist(path: string): boolean {
  return names.has(path) || folders.some((folder) => existsSync(`${folder}${path}`))
}
