import { convertBase64, type Base64Mode, type WrittenForm } from './base64.ts'

export interface Base64Request {
  mode: Base64Mode
  text: string
  form: WrittenForm
}

/** Converts one text off the page's thread, so that ten megabytes do not stop anybody's typing. */
self.onmessage = ({ data }: MessageEvent<Base64Request>) => {
  try {
    self.postMessage({ result: convertBase64(data.mode, data.text, data.form) })
  } catch (error) {
    // Browsers do not agree on whether a cloned error keeps its cause.
    const { message, cause } = error as Error
    self.postMessage({ error: { message, cause } })
  }
}
