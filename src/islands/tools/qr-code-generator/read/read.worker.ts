import { answerRequests } from '@/islands/ui/work/answer-requests.ts'
import { greyOf, type GreyPicture } from './grey-picture.ts'
import { LONGEST_SIDE_PX, readCodes, type CodesRead, type Effort } from './read-codes.ts'

/** Pictures as files, or as drawn by the page. */
export interface ReadRequest {
  pictures: readonly (Blob | ImageBitmap)[]
  effort: Effort
}

/** Why a picture was not read: the browser cannot open it or draw it, or it returns altered pixels. */
export type Unread = 'unopened' | 'undrawn' | 'scrambled'

/** The result of one picture, by its index in the request. */
export type ReadReport = { at: number } & (CodesRead | { unread: Unread })

/** Reads pictures one after the other off the main thread, with a report on each. */
answerRequests<ReadRequest, undefined, ReadReport>(async ({ pictures, effort }, onReport) => {
  for (const [at, picture] of pictures.entries())
    onReport({ at, ...(await readPicture(picture, effort)) })
  return undefined
})

async function readPicture(
  picture: Blob | ImageBitmap,
  effort: Effort,
): Promise<CodesRead | { unread: Unread }> {
  const bitmap =
    picture instanceof Blob ? await createImageBitmap(picture).catch(() => undefined) : picture
  if (bitmap === undefined) return { unread: 'unopened' }
  const grey = greyIfDrawn(bitmap)
  if (grey === undefined) return { unread: 'undrawn' }
  const read = await readCodes(grey, effort)
  const isUnread = read.codes.length === 0 && read.fault === undefined
  return isUnread && isScrambled() ? { unread: 'scrambled' } : read
}

function greyIfDrawn(bitmap: ImageBitmap): GreyPicture | undefined {
  try {
    return drawnGrey(bitmap)
  } catch {
    return undefined
  }
}

/** Returns a picture in grey, on white where it is transparent, and no longer than the reader accepts. */
function drawnGrey(bitmap: ImageBitmap): GreyPicture {
  const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(bitmap.width, bitmap.height))
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas(width, height)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return greyOf(context.getImageData(0, 0, width, height))
}

/** Returns whether the browser alters the pixels of a canvas, as a protection against fingerprinting. */
function isScrambled(): boolean {
  const context = canvas(16, 1)
  context.fillStyle = '#000'
  context.fillRect(0, 0, 8, 1)
  context.fillStyle = '#fff'
  context.fillRect(8, 0, 8, 1)
  const { data } = greyOf(context.getImageData(0, 0, 16, 1))
  return data.some((grey, at) => grey > 127 !== at > 7)
}

function canvas(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('There is no canvas of this size.')
  return context
}
