/**
 * Updates the pictures in docs/ from the built site: `npm run build && npm run screenshots`. One of a page for the README,
 * and a sheet with the first screen of every page at four sizes in both themes, to be looked at by whoever changes the looks.
 */
import { writeFileSync } from 'node:fs'

import { chromium, type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'

import { withServedSite } from './bench/served-site.ts'
import { CHROMIUM_ARGUMENTS, shellPath } from './chromium.ts'
import { allPaths, UNKNOWN_PATH } from './site-map.ts'

const THEMES = ['light', 'dark'] as const
const SIZES = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1366, height: 650 },
  { width: 1920, height: 1080 },
]
const ROW_PX = 120
const GAP_PX = 4
/** A sheet is kept in the repository, whose history keeps every one. */
const MOST_BYTES = 400_000

type Theme = (typeof THEMES)[number]
interface Thumbnail {
  input: Buffer
  width: number
}

const browser = await chromium.launch({
  executablePath: await shellPath(),
  args: CHROMIUM_ARGUMENTS,
})
try {
  await withServedSite(async (origin) => {
    await shootReadme(origin)
    await shootSheet(origin)
  })
} finally {
  await browser.close()
}

async function shootReadme(origin: string): Promise<void> {
  const page = await openPage(browser, 'light', { width: 1280, height: 900 })
  await show(page, `${origin}/tools/loan-calculator`)
  const picture = await sharp(await page.screenshot())
    .png({ palette: true, colours: 64 })
    .toBuffer()
  writeFileSync('docs/screenshot.png', picture)
  await page.context().close()
}

async function shootSheet(origin: string): Promise<void> {
  const paths = [...allPaths, UNKNOWN_PATH]
  const rows: Thumbnail[][] = paths.map(() => [])
  for (const theme of THEMES) {
    for (const size of SIZES) {
      const page = await openPage(browser, theme, size)
      for (const [index, path] of paths.entries()) {
        await show(page, origin + path)
        rows[index]?.push(await shrink(await page.screenshot()))
      }
      await page.context().close()
      console.log(`${theme}, ${size.width} px: ${paths.length} pages`)
    }
  }
  writeFileSync('docs/contact-sheet.webp', await asSheet(rows))
}

async function openPage(from: Browser, theme: Theme, size: (typeof SIZES)[number]): Promise<Page> {
  const context = await from.newContext({
    viewport: size,
    hasTouch: size.width < 700,
    isMobile: size.width < 700,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await context.addInitScript((name) => localStorage.setItem('theme', name), theme)
  return context.newPage()
}

/** Opens an address and waits until its tool has come alive and its chart is drawn. */
async function show(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForFunction(() => document.querySelector('astro-island[ssr]') === null)
  // A chart or an answer bar comes a moment after the tool.
  await page.waitForTimeout(900)
}

async function shrink(picture: Buffer): Promise<Thumbnail> {
  const { data, info } = await sharp(picture)
    .resize({ height: ROW_PX })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width }
}

/** A page a row, the best quality that keeps to the size. */
async function asSheet(rows: readonly Thumbnail[][]): Promise<Buffer> {
  const placed = rows.flatMap((row, index) => {
    let left = GAP_PX
    return row.map(({ input, width }) => {
      const place = { input, left, top: GAP_PX + index * (ROW_PX + GAP_PX) }
      left += width + GAP_PX
      return place
    })
  })
  const widths = rows.map((row) => row.reduce((sum, { width }) => sum + width + GAP_PX, GAP_PX))
  const sheet = await sharp({
    create: {
      width: Math.max(...widths),
      height: GAP_PX + rows.length * (ROW_PX + GAP_PX),
      channels: 3,
      background: '#8288a8',
    },
  })
    .composite(placed)
    .png()
    .toBuffer()
  for (let quality = 80; quality > 10; quality -= 10) {
    const picture = await sharp(sheet).webp({ quality, effort: 6 }).toBuffer()
    if (picture.length <= MOST_BYTES) return picture
  }
  throw new Error(`No sheet of at most ${MOST_BYTES} bytes can be made of so many pages.`)
}
