import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { AstroIntegration } from 'astro'

import { AuthorError } from '../prerender/author-error.ts'
import { remember } from '../server/remember.ts'

/** The only address without a built file. */
const ENDPOINT = '/api/contact'

/** Fails the build with a sentence for each link to a page or heading that does not exist. */
export function checkLinks(): AstroIntegration {
  return {
    name: 'check-links',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const sentences = deadLinks(fileURLToPath(dir))
        if (sentences.length > 0) throw new AuthorError(sentences.join('\n'))
      },
    },
  }
}

/** Returns a sentence for each dead link in the pages of a folder of built files. */
export function deadLinks(folder: string): string[] {
  // Most links are those of the frame, the same on every page.
  const isDeadAnywhere = remember((href) => isDeadAddress(href, folder, '/'))
  return globSync('**/*.html', { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      const html = readFileSync(join(folder, file), 'utf8')
      const page = `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`
      const links = [...html.matchAll(/<a\s[^>]*\bhref="([^"]*)"/g)].map(([, href = '']) => href)
      return [...new Set(links)]
        .filter((href) =>
          href.startsWith('/') ? isDeadAnywhere(href) : isDeadAddress(href, folder, page),
        )
        .map((href) => `The page ${page} links to "${href}", which does not exist.`)
    })
}

/**
 * Returns whether a link on a page of the built `folder` is dead. Links to other sites are not checked, nor are fragments with
 * values for a calculator ("#years=20").
 */
export function isDeadAddress(href: string, folder: string, page: string): boolean {
  if (/^(?:https?:|mailto:|data:)/.test(href)) return false
  const [address = '', fragment = ''] = href.split('#')
  const path = address.replace(/\?.*$/, '')
  // A trailing slash costs a redirect, and a relative address differs from page to page.
  if (path !== '/' && path !== '' && (!path.startsWith('/') || path.endsWith('/'))) return true
  if (path === ENDPOINT) return false
  const target = builtFile(path === '' ? page : path, folder)
  if (target === undefined) return true
  if (fragment === '' || fragment.includes('=')) return false
  return !readFileSync(target, 'utf8').includes(` id="${decodeURIComponent(fragment)}"`)
}

/** Returns the file in the built `folder` that answers a path, or undefined. */
function builtFile(path: string, folder: string): string | undefined {
  const file = join(folder, decodeURI(path))
  const candidates = [file, join(file, 'index.html'), `${file}.html`]
  return candidates.find((name) => existsSync(name) && statSync(name).isFile())
}
