import { createHash } from 'node:crypto'
import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

import { createSiteServer } from '../../src/server/site-server.ts'
import { standIns } from '../fixtures/server.ts'
import { freePort } from '../free-port.ts'
import type { OfflineList } from '../../src/service-worker/offline-list.ts'
import { copySite } from './site-copy.ts'

/** A copy of the built site behind the production server, of which a newer version can be published at the same address. */
export interface UpdatableSite {
  url: string
  /** Puts a version in place whose About page has this heading. `missing` is a file that was lost on the way. */
  publish: (heading: string, missing?: string) => Promise<void>
  /** From now on the site does not have this file any more, nor does its next version know it. */
  forget: (path: string) => Promise<void>
  /** Takes the check of kept copies out of the service worker, as a site without it would be. */
  weaken: () => Promise<void>
  /** The requests since the last call, and the bytes of their answers. */
  takeTraffic: () => { paths: string[]; bytes: number }
  /** From now on these paths answer 500. */
  failing: Set<string>
  /** Keeps back the answer to a path until the returned function is called. */
  hold: (path: string) => () => void
  /** Makes it again what it was at first. */
  restore: () => Promise<void>
  close: () => Promise<void>
}

/** Starts it on a free port of 127.0.0.1, as it was built. */
export async function startUpdatableSite(): Promise<UpdatableSite> {
  const copy = await copySite()
  const port = await freePort()
  const failing = new Set<string>()
  const held = new Map<string, Promise<void>>()
  const sockets = new Set<Socket>()
  let paths: string[] = []
  let counted = 0
  const listen = async () => {
    const app = await createSiteServer({ ...standIns, clientFolder: copy.folder })
    const [answer] = app.server.listeners('request') as RequestListener[]
    app.server.removeAllListeners('request').on('request', async (request, response) => {
      const path = request.url?.split('?', 1)[0] ?? ''
      paths.push(path)
      await held.get(path)
      if (failing.has(path)) response.writeHead(500).end('Something went wrong on our side.')
      else answer?.(request, response)
    })
    app.server.on('connection', (socket) => sockets.add(socket))
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
    takeTraffic() {
      const written = [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0)
      const traffic = { paths, bytes: written - counted }
      paths = []
      counted = written
      return traffic
    },
    hold(path) {
      let release: () => void = () => undefined
      held.set(path, new Promise((resolve) => (release = resolve)))
      return () => release()
    },
    async publish(heading, missing) {
      await stop()
      await copy.edit('about/index.html', /(<h1[^>]*>)[^<]+/, `$1${heading}`)
      const hash = hashOf(await copy.read('about/index.html'))
      await copy.editList((files) =>
        files.map((file) => (file[0] === '/about' ? ['/about', hash, ...cut(file)] : file)),
      )
      const version = `const VERSION = ${JSON.stringify(heading)};`
      await copy.edit('sw.js', /^const VERSION = ".+";$/m, version)
      if (missing !== undefined) await copy.remove(missing)
      app = await listen()
    },
    async weaken() {
      await stop()
      const check = /return btoa\(([^()]|\([^()]*\))*\)===(\w+)\?(\w+):void 0/
      await copy.edit('sw.js', check, 'return $3')
      const [, kept = ''] =
        /(\w+)=\w+&&await caches\.match/.exec(String(await copy.read('sw.js'))) ?? []
      await copy.edit('sw.js', /headers:\w+\.headers,status/, `headers:${kept}.headers,status`)
      app = await listen()
    },
    async forget(path) {
      await stop()
      // The places of the others stay as they are. No page needs a file that is not there.
      await copy.editList((files) =>
        files.map((file) => (file[0] === path ? (files.find(isIcon) ?? file) : file)),
      )
      await copy.remove(path)
      app = await listen()
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

const isIcon = ([path]: readonly [string, ...unknown[]]) => path === '/favicon.ico'

const cut = ([, , headers, ...references]: OfflineList['files'][number]) =>
  [headers, ...references] as const

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('base64')
