import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import sharp from 'sharp'

import { freePort } from '../../free-port.ts'
import { buildCopy, copyProject } from '../../project-copy.ts'
import { startServer } from '../../server-process.ts'

/** What is booked: words for any box, and a picture for the one at the bottom of phone screens. */
const BOOKED = ['from: 2026-01-01', 'until: 2999-12-31', 'sponsor: Keyboard Works']
const BOOKINGS = {
  words: [
    'link: https://keys.example/shop?from=ganak',
    'headline: Keyboards that last',
    'text: Mechanical keys, repaired for as long as we exist.',
  ],
  picture: ['link: https://keys.example/', 'headline: Keyboards in a picture', 'picture: keys.png'],
}

/** A copy of the site, built with advertisements of its own. */
export interface AdSite {
  origin: string
  close: () => Promise<void>
}

/** Builds and serves it. */
export async function startAdSite(): Promise<AdSite> {
  const copy = copyProject('ganak-ads-')
  await writeBookings(join(copy, 'src/content/ads'))
  const settings = {
    ADS: 'house',
    ADS_TXT: 'ads.example, pub-1, DIRECT\\nOWNERDOMAIN=ganak.example',
  }
  await buildCopy(copy, settings)
  const port = await freePort()
  const program = pathToFileURL(join(copy, 'src/server/main.ts'))
  const server = await startServer(program, port, { ...settings, DATA_DIR: join(copy, 'data') })
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      await server.kill()
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
