import { pngFile } from '../png.ts'
import type { Logo } from './look.ts'

/** The side of a logo in pixels: sharp enough in print. */
const LOGO_PX = 256

const LARGEST_FILE_BYTES = 10_000_000

/** A colour drawn below the logo and read back: browsers that protect the canvas alter it. */
const PROBE = [0x12, 0x34, 0x56] as const

/**
 * Loads a picture file as a logo. Only this page reads it. Rejects with a sentence for the visitor when it is not a picture, or
 * when the browser does not let pages read pictures.
 */
export async function loadLogo(file: File): Promise<Logo> {
  if (file.size > LARGEST_FILE_BYTES) throw new Error('A logo can be up to 10 MB.')
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = address
    await image.decode().catch(() => {
      throw new Error('This browser cannot show this file as a picture.')
    })
    const samples = samplesOf(image)
    const png = await pngFile({ sizePx: LOGO_PX, channels: 4, samples })
    return { sizePx: LOGO_PX, samples, address: await dataAddress(png) }
  } finally {
    URL.revokeObjectURL(address)
  }
}

function samplesOf(image: HTMLImageElement): Uint8Array<ArrayBuffer> {
  const canvas = document.createElement('canvas')
  canvas.width = LOGO_PX
  canvas.height = LOGO_PX + 1
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error(UNREADABLE)
  // An SVG can have no size.
  const [width, height] = [image.naturalWidth || LOGO_PX, image.naturalHeight || LOGO_PX]
  const scale = LOGO_PX / Math.max(width, height)
  const [right, down] = [width * scale, height * scale]
  context.drawImage(image, (LOGO_PX - right) / 2, (LOGO_PX - down) / 2, right, down)
  context.fillStyle = `rgb(${PROBE.join(' ')})`
  context.fillRect(0, LOGO_PX, LOGO_PX, 1)
  const { data } = context.getImageData(0, 0, LOGO_PX, LOGO_PX + 1)
  const end = LOGO_PX ** 2 * 4
  if (PROBE.some((value, i) => Math.abs((data[end + i] ?? 0) - value) > 3))
    throw new Error(UNREADABLE)
  return Uint8Array.from(data.subarray(0, end))
}

const UNREADABLE = 'This browser does not allow pages to read pictures, so it cannot draw a logo.'

function dataAddress(png: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(new Error(UNREADABLE))
    reader.readAsDataURL(png)
  })
}
