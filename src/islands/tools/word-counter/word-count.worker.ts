import { countGraphemes } from './graphemes.ts'
import { countText } from './word-count.ts'

/** Counts one long text off the page's thread, so that typing goes on. */
self.onmessage = ({ data }: MessageEvent<string>) => {
  self.postMessage({ ...countText(data), graphemes: countGraphemes(data) })
}
