import { convertBase64, type Base64Mode } from './base64.ts'

/** Converts one text off the page's thread, so that ten megabytes do not stop anybody's typing. */
self.onmessage = ({ data }: MessageEvent<{ mode: Base64Mode; text: string }>) => {
  try {
    self.postMessage({ result: convertBase64(data.mode, data.text) })
  } catch (error) {
    // Errors are cloned with their message and cause.
    self.postMessage({ error })
  }
}
