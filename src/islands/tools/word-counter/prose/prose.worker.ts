import { proseOf } from './prose.ts'

/** Looks through one long text off the page's thread. */
self.onmessage = ({ data }: MessageEvent<{ text: string }>) => {
  self.postMessage(proseOf(data))
}
