import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { AstroIntegration } from 'astro'
import { parse, type Root } from 'postcss'

import { toPagePath } from '../precache.ts'
import { groupPages, type StyledPage } from './page-groups.ts'
import { keepSelectors, propertiesIn, readSelectors, usedSelectors } from './used-rules.ts'
import { collectScriptWords, wordsOfPage } from './used-words.ts'

const LINK = /<link rel="stylesheet" href="(\/_astro\/[^"]+)">/g

interface Page {
  file: string
  path: string
  html: string
  /** The style sheets in the order of their links. */
  links: readonly string[]
  words: ReturnType<typeof wordsOfPage>
}

/**
 * Gives each page one style sheet with the rules that it can use, in the order of the whole sheet. Similar pages share one.
 * The development server serves the whole sheet.
 */
export function pageStyles(): AstroIntegration {
  return {
    name: 'page-styles',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          build: { inlineStylesheets: 'never' },
          vite: { plugins: [collectScriptWords] },
        })
      },
      'astro:build:done': async ({ dir }) => {
        await splitStyles(fileURLToPath(dir))
      },
    },
  }
}

async function splitStyles(folder: string): Promise<void> {
  const pages = await readPages(folder)
  const linked = new Set(pages.flatMap(({ links }) => links))
  const late = await propertiesOfLateSheets(folder, linked)
  for (const order of new Set(pages.map(({ links }) => links.join(' ')))) {
    const same = pages.filter(({ links }) => links.join(' ') === order)
    const links = order.split(' ')
    const sheets = await Promise.all(links.map((path) => readFile(join(folder, path), 'utf8')))
    const sheet = parse(sheets.join('\n'))
    const selectors = readSelectors(sheet)
    const styled = same.map((page) => ({ ...page, used: usedSelectors(selectors, page.words) }))
    const bytes = new Map(selectors.map((selector) => [selector.key, selector.bytes]))
    for (const group of groupPages(styled, bytes)) {
      await writeGroup(folder, sheet, group, late)
    }
  }
  await Promise.all([...linked].map((path) => rm(join(folder, path))))
}

async function readPages(folder: string): Promise<Page[]> {
  const files = globSync('**/*.html', { cwd: folder })
  return Promise.all(
    files.toSorted().map(async (name) => {
      const file = join(folder, name)
      const html = await readFile(file, 'utf8')
      const links = [...html.matchAll(LINK)].map(([, path = '']) => path)
      return { file, path: toPagePath(`/${name}`), html, links, words: wordsOfPage(html) }
    }),
  )
}

/** Returns the custom properties that style sheets read which scripts link later. */
async function propertiesOfLateSheets(folder: string, linked: ReadonlySet<string>) {
  const files = globSync('_astro/*.css', { cwd: folder })
  const late = files.filter((file) => !linked.has(`/${file}`))
  const texts = await Promise.all(late.map((file) => readFile(join(folder, file), 'utf8')))
  return new Set(texts.flatMap(propertiesIn))
}

async function writeGroup(
  folder: string,
  sheet: Root,
  pages: readonly (Page & StyledPage)[],
  late: ReadonlySet<string>,
): Promise<void> {
  const used = new Set(pages.flatMap((page) => [...page.used]))
  // A style element of a page has its own rules.
  const inPages = new Set(
    pages.flatMap(({ html }) => html.match(/(?<=var\()--[\w-]+(?=\))/g) ?? []),
  )
  const isRead = (name: string) =>
    late.has(name) ||
    inPages.has(name) ||
    pages.some(({ words: { whole } }) => whole.has(name) || whole.has(name.slice('--'.length)))
  const code = keepSelectors(sheet, used, isRead)
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
  const path = `/_astro/page.${hash}.css`
  await writeFile(join(folder, path), code)
  await Promise.all(pages.map(({ file, html }) => writeFile(file, linkInstead(html, path))))
}

/** Replaces the links of a page to style sheets by one, in the place of the first. */
function linkInstead(html: string, path: string): string {
  let isFirst = true
  return html.replaceAll(LINK, (link, old: string) => {
    const replaced = isFirst ? link.replace(old, path) : ''
    isFirst = false
    return replaced
  })
}
