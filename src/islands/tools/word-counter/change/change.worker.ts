import { answerChange, type ChangeRequest } from './changes.ts'

/** Changes one text off the page's thread: long ones, and all for which a regular expression of the visitor's runs. */
self.onmessage = ({ data }: MessageEvent<ChangeRequest>) => {
  self.postMessage(answerChange(data))
}
