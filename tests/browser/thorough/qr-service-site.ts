import { existsSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

import sharp from 'sharp'

import { buildCopy, copyProject } from '../../project-copy.ts'

const MIME_TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** A picture service on this machine, and what it has been asked for. */
export class PictureService {
  origin = ''
  asked: URL[] = []
  isDown = false
  #server: Server | undefined

  async start(): Promise<void> {
    const size = { width: 300, height: 300, channels: 3, background: '#123456' } as const
    const picture = await sharp({ create: size }).png().toBuffer()
    this.#server = createServer((request, response) => {
      this.asked.push(new URL(request.url ?? '', 'http://service'))
      response.writeHead(this.isDown ? 503 : 200, {
        'Content-Type': 'image/png',
        'Access-Control-Allow-Origin': '*',
      })
      response.end(this.isDown ? '' : picture)
    })
    this.origin = await listen(this.#server)
  }

  stop(): void {
    this.#server?.close()
  }
}

/** Who runs that site. */
export const identity = {
  CONTACT_ADDRESS: 'asha@ganak.test',
  SOCIAL_LINKS: 'Mastodon=https://social.test/@asha,X=https://x.test/asha',
  OPERATOR_NAME: 'Rao & Sons',
}

/** The site with all that an operator can set. */
export interface ServiceSite {
  origin: string
  /** The headers that a static host would give it. */
  headers: string
  stop: () => void
}

/** Builds and serves it. */
export async function siteWithService(service: PictureService): Promise<ServiceSite> {
  const copy = copyProject('ganak-qr-service-')
  await buildCopy(copy, { ...identity, PUBLIC_QR_SERVICE_URL: `${service.origin}/create` })
  const folder = join(copy, 'dist/client')
  const server = createServer(serveFrom(folder))
  return {
    origin: await listen(server),
    headers: readFileSync(join(folder, '_headers'), 'utf8'),
    stop() {
      server.close()
      rmSync(copy, { recursive: true, force: true })
    },
  }
}

const serveFrom =
  (folder: string): RequestListener =>
  (request, response) => {
    const path = join(folder, new URL(request.url ?? '', 'http://site').pathname)
    const file = extname(path) === '' ? join(path, 'index.html') : path
    if (!existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, {
      'Content-Type': MIME_TYPES[extname(file)] ?? 'application/octet-stream',
    })
    response.end(readFileSync(file))
  }

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    )
  })
}
