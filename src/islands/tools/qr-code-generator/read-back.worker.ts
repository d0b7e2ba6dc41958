import type { Picture } from './picture.ts'
import { readBack, readByCamera, readFromAfar } from './read-back.ts'

/** A picture to read, and how many modules across it is, with its border, where it must be read from afar as well. */
export interface ReadingRequest {
  picture: Picture
  fromAfar: number | undefined
}

/** What was read, and whether a camera would have read it. */
export interface Reading {
  text: string | undefined
  by: 'camera' | 'pixels'
}

/** Reads one picture back off the page's thread. */
self.onmessage = ({ data: { picture, fromAfar } }: MessageEvent<ReadingRequest>) => {
  const seen = readByCamera(picture)
  if (fromAfar !== undefined) {
    const isSame = seen !== undefined && readFromAfar(picture, fromAfar) === seen
    post({ text: isSame ? seen : undefined, by: 'camera' })
  } else if (seen === undefined) post({ text: readBack(picture), by: 'pixels' })
  else post({ text: seen, by: 'camera' })
}

function post(reading: Reading): void {
  self.postMessage(reading)
}
