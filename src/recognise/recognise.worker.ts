/** Recognises large texts away from the page. It answers each text with "begun", then with its guesses. */
import { recogniseText } from './recognise-text.ts'

addEventListener('message', ({ data }: MessageEvent<string>) => {
  postMessage('begun')
  postMessage(recogniseText(data))
})
