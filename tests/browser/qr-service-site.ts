import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

import sharp from 'sharp'

const FOLDER = 'test-results/site-with-qr-service'
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

/** Builds the site with all that an operator can set and serves it: its origin, and how to end it. */
export async function siteWithService(
  service: PictureService,
): Promise<{ origin: string; stop: () => void }> {
  execFileSync('astro', ['build', '--outDir', FOLDER], {
    env: {
      ...process.env,
      ...identity,
      PUBLIC_QR_SERVICE_URL: `${service.origin}/create`,
      ASTRO_TELEMETRY_DISABLED: '1',
    },
    stdio: 'ignore',
  })
  const server = createServer(serveFile)
  return { origin: await listen(server), stop: () => void server.close() }
}

/** The headers that a static host would give that site. */
export function headersOfSite(): string {
  return readFileSync(join(FOLDER, 'client/_headers'), 'utf8')
}

const serveFile: RequestListener = (request, response) => {
  const path = join(FOLDER, 'client', new URL(request.url ?? '', 'http://site').pathname)
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
