import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createSiteServer } from '../../src/server/site-server.ts'
import { standIns } from '../fixtures/server.ts'
import { freePort } from '../free-port.ts'

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
  close: () => Promise<void>
}

/** Starts it on a free port of 127.0.0.1, as it was built. */
export async function startUpdatableSite(): Promise<UpdatableSite> {
  const folder = await mkdtemp(join(tmpdir(), 'updatable-site-'))
  await cp('dist/client', folder, { recursive: true })
  const port = await freePort()
  const failing = new Set<string>()
  const held = new Map<string, Promise<void>>()
  const listen = async () => {
    const app = await createSiteServer({ ...standIns, clientFolder: folder })
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
      const before = await hashOf(join(folder, 'about/index.html'))
      await edit(folder, 'about/index.html', /(<h1[^>]*>)[^<]+/, `$1${heading}`)
      await edit(folder, 'sw.js', before, await hashOf(join(folder, 'about/index.html')))
      await edit(
        folder,
        'sw.js',
        /^const VERSION = ".+"$/m,
        `const VERSION = ${JSON.stringify(heading)}`,
      )
      if (missing !== undefined) await removeWithCopies(folder, missing)
      app = await listen()
    },
    async weaken() {
      await edit(folder, 'sw.js', /^.*!== hash\) return undefined$/m, '')
      await edit(folder, 'sw.js', 'new Response(content, { headers,', 'new Response(content, {')
      await edit(folder, 'sw.js', 'status: path', 'headers: response.headers, status: path')
    },
    async forget(path) {
      await edit(folder, 'sw.js', new RegExp(`"${path}":\\[[^\\]]+\\],`), '')
      await removeWithCopies(folder, path)
    },
    async close() {
      await stop()
      await rm(folder, { recursive: true })
    },
  }
}

async function hashOf(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('base64')
}

async function edit(
  folder: string,
  name: string,
  old: RegExp | string,
  replacement: string,
): Promise<void> {
  const before = await readFile(join(folder, name), 'utf8')
  const after = before.replace(old, replacement)
  if (after === before) throw new Error(`${name} has nothing like ${String(old)}.`)
  await removeWithCopies(folder, name)
  await writeFile(join(folder, name), after)
}

async function removeWithCopies(folder: string, name: string): Promise<void> {
  await Promise.all(['', '.br', '.gz'].map((end) => rm(join(folder, name + end), { force: true })))
}
