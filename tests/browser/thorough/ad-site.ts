import { rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import sharp from 'sharp'

import { freePort } from '../../free-port.ts'
import { buildCopy, copyProject } from '../../project-copy.ts'
import { startServer } from '../../server-process.ts'

/** What is booked: words on secret pages, and a picture at the bottom of phone screens. */
const BOOKED = ['from: 2026-01-01', 'until: 2999-12-31', 'sponsor: Keyboard Works']
const BOOKINGS = {
  words: [
    'link: https://keys.example/shop?from=ganak',
    'classes: [secret]',
    'headline: Keyboards that last',
    'text: Mechanical keys, repaired for as long as we exist.',
  ],
  picture: [
    'link: https://keys.example/',
    'classes: [personal]',
    'picture: keys.png',
    'alt: Keyboards that last',
    'size: mobile-sticky',
  ],
}

/** A copy of the site, built with frames of an advertiser on this machine, whose pages the test chooses. */
export interface AdSite {
  origin: string
  /** The built pages. */
  folder: string
  adOrigin: string
  /** The content of a frame from now on, by its size. */
  show: (page: (size: string) => string) => void
  /** Every request that has reached the advertiser: its address, what it was sent, where it came from, and its cookies. */
  heard: string[]
  close: () => Promise<void>
}

/** Builds and serves it. */
export async function startAdSite(): Promise<AdSite> {
  const copy = copyProject('ganak-ads-')
  await writeBookings(join(copy, 'src/content/ads'))
  const ads = await startAdvertiser()
  const settings = {
    ADS: 'frame',
    ADS_FRAME_URL: `${ads.origin}/slot`,
    ADS_TXT: 'ads.example, pub-1, DIRECT\\nOWNERDOMAIN=ganak.example',
  }
  await buildCopy(copy, settings)
  const port = await freePort()
  const program = pathToFileURL(join(copy, 'src/server/main.ts'))
  const server = await startServer(program, port, { ...settings, DATA_DIR: join(copy, 'data') })
  return {
    origin: `http://127.0.0.1:${port}`,
    folder: join(copy, 'dist/client'),
    adOrigin: ads.origin,
    show: ads.show,
    heard: ads.heard,
    async close() {
      await server.kill()
      ads.close()
      rmSync(copy, { recursive: true, force: true })
    },
  }
}

async function writeBookings(folder: string): Promise<void> {
  for (const [name, lines] of Object.entries(BOOKINGS))
    writeFileSync(join(folder, `${name}.md`), ['---', ...BOOKED, ...lines, '---', ''].join('\n'))
  const create = { width: 640, height: 100, channels: 3, background: '#123456' } as const
  await sharp({ create }).png().toFile(join(folder, 'keys.png'))
}

/** Another site on this machine: browsers tell sites apart by their names, not by their ports. */
async function startAdvertiser() {
  const heard: string[] = []
  let page: (size: string) => string = () => '<!doctype html><title>Empty</title>'
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://ads')
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      const { referer = '', cookie = '' } = request.headers
      heard.push([request.method, request.url, body, referer, cookie].join(' '))
      response.setHeader('Access-Control-Allow-Origin', '*')
      response.setHeader('Content-Type', 'text/html')
      response.end(pathname === '/slot' ? page(searchParams.get('size') ?? '') : '')
    })
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return {
    origin: `http://localhost:${port}`,
    heard,
    show: (next: typeof page) => void (page = next),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
