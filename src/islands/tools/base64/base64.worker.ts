import { convertBase64, type Base64Mode } from './base64.ts'

/** Converts one text off the page's thread, so that ten megabytes do not stop anybody's typing. */
self.onmessage = ({ data }: MessageEvent<{ mode: Base64Mode; text: string }>) => {
  try {
    self.postMessage({ result: convertBase64(data.mode, data.text) })
  } catch (error) {
    // Browsers do not agree on whether a cloned error keeps its cause.
    const { message, cause } = error as Error
    self.postMessage({ error: { message, cause } })
  }
}
