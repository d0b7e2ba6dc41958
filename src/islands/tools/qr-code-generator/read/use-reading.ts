import { useRef, useState } from 'react'

import { useWork } from '@/islands/ui/work/use-work.ts'
import { WORK_FAILURES } from '@/islands/ui/work/work.ts'
import type { ReadReport, ReadRequest, Unread } from './read.worker.ts'
import workerAddress from './read.worker.ts?worker&url'

/** Pictures that are read at once. */
const MOST_PICTURES = 20
const LARGEST_FILE_BYTES = 50_000_000

/** What a picture holds, or why that is not known. */
export type Outcome =
  { texts: string[]; hasUnread: boolean } | { unread: Unread } | { problem: string }

/** A picture with what was read of it, once that is known. */
export interface PictureRead {
  name: string
  outcome?: Outcome
}

/** The pictures that were given last, and what is read of them in a worker, one after the other. */
export function useReading() {
  const [reads, setReads] = useState<readonly PictureRead[]>([])
  const work = useWork<ReadRequest, ReadReport>(workerAddress)
  /** Counts what was given, so that an older drawing is dropped. */
  const latest = useRef(0)
  const settle = (at: number, outcome: Outcome) =>
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
        onReport: ({ at, ...outcome }) => settle(sent[at]?.[0] ?? -1, outcome),
        onFailure: (failure) => setReads((all) => all.map(failed(WORK_FAILURES[failure]))),
      },
    )
  }
  return {
    reads,
    take,
    /** Ends the reading; what was read stays. */
    cancel() {
      latest.current++
      work.stop()
      setReads((all) => all.filter(({ outcome }) => outcome !== undefined))
    },
    /** Shows what the camera has seen. */
    show(texts: string[]) {
      latest.current++
      work.stop()
      setReads([{ name: 'Camera', outcome: { texts, hasUnread: false } }])
    },
  }
}

function unreadAt({ name, size }: File, at: number): PictureRead {
  if (at >= MOST_PICTURES)
    return { name, outcome: { problem: `${MOST_PICTURES} pictures are read at once at most.` } }
  if (size > LARGEST_FILE_BYTES)
    return { name, outcome: { problem: 'This file is larger than 50 MB, the most that is read.' } }
  return { name }
}

function failed(problem: string): (read: PictureRead) => PictureRead {
  return (read) => (read.outcome === undefined ? { ...read, outcome: { problem } } : read)
}

/** The side to which a drawing without pixels of its own is drawn. */
const DRAWN_PX = 1600

/** A picture as the worker takes it. Only a page can draw an SVG; everything else is opened in the worker. */
export async function drawable(file: Blob): Promise<Blob | ImageBitmap> {
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
