import { frequentPhrases, type FrequentRequest } from './frequent-phrases.ts'

/** Counts the phrases of one long text off the page's thread. */
self.onmessage = ({ data }: MessageEvent<FrequentRequest>) => {
  self.postMessage(frequentPhrases(data))
}
