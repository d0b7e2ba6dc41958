import { useRef, useState } from 'react'

import { useWorker } from '@/islands/ui/work/use-worker.ts'
import type { CodesRead } from './read-codes.ts'
import type { ReadReport, ReadRequest, Unread } from './read.worker.ts'
import workerAddress from './read.worker.ts?worker&url'

/** The most pictures at once. */
const MOST_PICTURES = 20
const LARGEST_FILE_BYTES = 50_000_000

/** The codes in a picture, or why they are unknown. */
export type Outcome = CodesRead | { unread: Unread } | { problem: string }

/** A picture, and its outcome once it is known. */
export interface PictureRead {
  name: string
  outcome?: Outcome
}

/** Reads the latest pictures in a worker, one after the other. */
export function useReading() {
  const [reads, setReads] = useState<readonly PictureRead[]>([])
  const work = useWorker<ReadRequest, undefined, ReadReport>(workerAddress)
  /** Counts the requests, so that older drawings are dropped. */
  const latest = useRef(0)
  const finish = (at: number, outcome: Outcome) =>
    setReads((all) => all.map((read, place) => (place === at ? { ...read, outcome } : read)))

  const take = async (files: readonly File[]) => {
    const order = ++latest.current
    work.stop()
    const chosen = files.slice(0, MOST_PICTURES)
    setReads(files.map((file, at) => unreadAt(file, at)))
    const sent = [...chosen.entries()].filter(([, { size }]) => size <= LARGEST_FILE_BYTES)
    const pictures = await Promise.all(sent.map(([, file]) => drawable(file)))
    if (order !== latest.current || pictures.length === 0) return
    work.start(
      { pictures, effort: 'picture' },
      {
        onProgress: ({ at, ...outcome }) => finish(sent[at]?.[0] ?? -1, outcome),
        onResult: () => undefined,
        onFailure: ({ message }) => setReads((all) => all.map(failed(message))),
      },
    )
  }
  return {
    reads,
    take,
    /** Ends the reading. Finished pictures stay. */
    cancel() {
      latest.current++
      work.stop()
      setReads((all) => all.filter(({ outcome }) => outcome !== undefined))
    },
    /** Shows what the camera has read. */
    show(outcome: CodesRead) {
      latest.current++
      work.stop()
      setReads([{ name: 'Camera', outcome }])
    },
  }
}

function unreadAt({ name, size }: File, at: number): PictureRead {
  if (at >= MOST_PICTURES)
    return { name, outcome: { problem: `You can read at most ${MOST_PICTURES} pictures at once.` } }
  if (size > LARGEST_FILE_BYTES)
    return { name, outcome: { problem: 'This file is larger than 50 MB, the limit of this tool.' } }
  return { name }
}

function failed(problem: string): (read: PictureRead) => PictureRead {
  return (read) => (read.outcome === undefined ? { ...read, outcome: { problem } } : read)
}

/** The longer side to which an SVG is drawn, in pixels. */
const DRAWN_PX = 1600

/** Returns a picture for the worker. Only a page can draw an SVG; the worker opens all other files. */
async function drawable(file: Blob): Promise<Blob | ImageBitmap> {
  if (file.type !== 'image/svg+xml') return file
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    return await drawn(image)
  } catch {
    return file
  } finally {
    URL.revokeObjectURL(address)
  }
}

function drawn(image: HTMLImageElement): Promise<ImageBitmap> {
  const { naturalWidth, naturalHeight } = image
  const scale = DRAWN_PX / Math.max(naturalWidth, naturalHeight)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(naturalWidth * scale)
  canvas.height = Math.round(naturalHeight * scale)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return createImageBitmap(canvas)
}
