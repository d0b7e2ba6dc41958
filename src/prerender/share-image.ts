import { readFile } from 'node:fs/promises'

import { root } from 'astro:config/server'
import satori from 'satori'
import sharp from 'sharp'

import { brandColours } from '../lib/brand-colours.ts'
import { site } from '../lib/site.ts'

/** The size every network expects of a share picture. */
const SHARE_IMAGE = { width: 1200, height: 630 } as const

interface Element {
  type: string
  props: {
    style?: Record<string, string | number>
    children?: (Element | string)[] | string
    [attribute: string]: unknown
  }
}

/** The picture that stands beside a shared link: the mark, a title, and a line below it, as a PNG of 1200 × 630. */
export async function drawShareImage(title: string, line: string): Promise<Buffer> {
  const [font, mark] = await Promise.all([
    readFile(new URL('src/layouts/fonts/anek-latin-600.ttf', root)),
    readFile(new URL('public/favicon.svg', root), 'base64'),
  ])
  const svg = await satori(
    composePicture(title, line, `data:image/svg+xml;base64,${mark}`) as never,
    {
      ...SHARE_IMAGE,
      fonts: [{ name: 'Anek Latin', data: font, weight: 600, style: 'normal' }],
    },
  )
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()
}

function composePicture(title: string, line: string, mark: string): Element {
  return box(
    {
      ...SHARE_IMAGE,
      // The padding is part of the size, or text and foot line would run over the edges.
      boxSizing: 'border-box',
      padding: 72,
      flexDirection: 'column',
      justifyContent: 'space-between',
      backgroundColor: brandColours.ink,
      backgroundImage: `radial-gradient(circle at 95% 0%, #4a3a2c, ${brandColours.ink} 55%)`,
      color: '#fff',
    },
    [
      box({ alignItems: 'center', gap: 24, fontSize: 56 }, [
        { type: 'img', props: { src: mark, width: 84, height: 84 } },
        site.name,
      ]),
      box({ flexDirection: 'column' }, [
        box({ fontSize: title.length > 44 ? 72 : 92, lineHeight: 1.1 }, title),
        box({ marginTop: 24, fontSize: 38, color: '#c9cdec' }, line),
      ]),
      box({ width: 220, height: 10, borderRadius: 5, backgroundColor: brandColours.accent }, []),
    ],
  )
}

function box(
  style: Record<string, string | number>,
  children: (Element | string)[] | string,
): Element {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } }
}
