import type { Picture } from './picture.ts'
import { readBack, readByCamera } from './read-back.ts'

/** What was read, and whether a camera would have read it. */
export interface Reading {
  text: string | undefined
  by: 'camera' | 'pixels'
}

/** Reads one picture back off the page's thread. */
self.onmessage = ({ data }: MessageEvent<Picture>) => {
  const seen = readByCamera(data)
  const reading: Reading =
    seen === undefined ? { text: readBack(data), by: 'pixels' } : { text: seen, by: 'camera' }
  self.postMessage(reading)
}
