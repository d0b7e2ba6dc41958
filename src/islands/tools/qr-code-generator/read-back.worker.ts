import type { Picture } from './picture.ts'
import { readBack } from './read-back.ts'

/** Reads one picture back off the page's thread. */
self.onmessage = ({ data }: MessageEvent<Picture>) => {
  self.postMessage({ text: readBack(data) })
}
