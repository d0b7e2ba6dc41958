import { createHash } from 'node:crypto'

import { createSiteServer } from '../../src/server/site-server.ts'
import { standIns } from '../fixtures/server.ts'
import { freePort } from '../free-port.ts'
import { copySite } from './site-copy.ts'

/** The pages that the tests open without a network. */
const KEPT_PAGES = [
  '/',
  '/404',
  '/about',
  '/blog',
  '/contact',
  '/faq',
  '/terms-of-service',
  '/tools/base64',
  '/tools/loan-calculator',
]

/** A copy of the built site behind the production server, of which a newer version can be published at the same address. */
export interface UpdatableSite {
  url: string
  /** Puts a version in place whose About page has this heading. `missing` is a file that was lost on the way. */
  publish: (heading: string, missing?: string) => Promise<void>
  /** From now on the site does not have this file any more, nor does its next version know it. */
  forget: (path: string) => Promise<void>
  /** Takes the check of kept copies out of the service worker, as a site without it would be. */
  weaken: () => Promise<void>
  /** From now on these paths answer 500. */
  failing: Set<string>
  /** Keeps back the answer to a path until the returned function is called. */
  hold: (path: string) => () => void
  /** Makes it again what it was at first. */
  restore: () => Promise<void>
  close: () => Promise<void>
}

/** Starts it on a free port of 127.0.0.1, as it was built, except that fewer pages are kept for offline use. */
export async function startUpdatableSite(): Promise<UpdatableSite> {
  const copy = await copySite(KEPT_PAGES)
  const port = await freePort()
  const failing = new Set<string>()
  const held = new Map<string, Promise<void>>()
  const listen = async () => {
    const app = await createSiteServer({ ...standIns, clientFolder: copy.folder })
    app.addHook('onRequest', async (request, reply) => {
      const path = request.url.split('?', 1)[0] ?? ''
      await held.get(path)
      if (failing.has(path)) await reply.code(500).send('Something went wrong on our side.')
    })
    await app.listen({ port, host: '127.0.0.1' })
    return app
  }
  let app = await listen()
  const stop = async () => {
    const closed = app.close()
    // A browser opens connections ahead of its requests, and they would be waited for.
    app.server.closeAllConnections()
    await closed
  }
  return {
    url: `http://127.0.0.1:${port}`,
    failing,
    hold(path) {
      let release: () => void = () => undefined
      held.set(path, new Promise((resolve) => (release = resolve)))
      return () => release()
    },
    async publish(heading, missing) {
      await stop()
      const before = hashOf(await copy.read('about/index.html'))
      await copy.edit('about/index.html', /(<h1[^>]*>)[^<]+/, `$1${heading}`)
      await copy.edit('sw.js', before, hashOf(await copy.read('about/index.html')))
      const version = `const VERSION = ${JSON.stringify(heading)}`
      await copy.edit('sw.js', /^const VERSION = ".+"$/m, version)
      if (missing !== undefined) await copy.remove(missing)
      app = await listen()
    },
    async weaken() {
      await copy.edit('sw.js', /^.*!== hash\) return undefined$/m, '')
      await copy.edit('sw.js', 'new Response(content, { headers,', 'new Response(content, {')
      await copy.edit('sw.js', 'status: path', 'headers: response.headers, status: path')
    },
    async forget(path) {
      await copy.edit('sw.js', new RegExp(`"${path}":\\[[^\\]]+\\],`), '')
      await copy.remove(path)
    },
    async restore() {
      await stop()
      await copy.restore()
      failing.clear()
      held.clear()
      app = await listen()
    },
    async close() {
      await stop()
      await copy.discard()
    },
  }
}

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('base64')
