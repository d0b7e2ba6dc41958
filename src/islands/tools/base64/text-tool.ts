import type { TextResult, TextToolDefinition } from '@/islands/text-tool/definition.ts'
import { inWorker } from '@/islands/text-tool/in-worker.ts'
import { textUpload } from '@/islands/text-tool/text-upload.tsx'
import { PLAIN } from './alphabet.ts'
import { convertBase64, type Base64Mode, type NotText, type WrittenForm } from './base64.ts'
import workerAddress from './base64.worker.ts?worker&url'

/** UTF-16 code units that the page converts in about a tenth of a second, where no worker can start. */
const MOST_WITHOUT_WORKER = 1_000_000

export const upload = textUpload('.txt', 50_000_000)

/** The Base64 encoder and decoder. Its option is the form of the encoded text. */
export const base64: TextToolDefinition<Base64Mode, TextResult, WrittenForm> = {
  modes: [
    {
      value: 'encode',
      label: 'Encode',
      action: 'Encode to Base64',
      input: 'Text to encode',
      placeholder: 'Type or paste text',
      example: '₹ नमस्ते 👋',
      output: 'Base64 result',
      errorTitle: 'Encoding Error',
    },
    {
      value: 'decode',
      label: 'Decode',
      action: 'Decode from Base64',
      input: 'Base64 to decode',
      placeholder: 'Type or paste Base64',
      example: '4oK5IOCkqOCkruCkuOCljeCkpOClhyDwn5GL',
      output: 'Decoded text',
      errorTitle: 'Decoding Error',
    },
  ],
  options: PLAIN,
  work: {
    compute: ({ mode, text, options }) => convertBase64(mode, text, options),
    large: inWorker(workerAddress, {
      fallback({ mode, text, options }, failure) {
        if (text.length > MOST_WITHOUT_WORKER) throw failure
        return convertBase64(mode, text, options)
      },
    }),
  },
  upload,
  downloadName: 'base64',
  reasonOf: ({ message, cause }) => notTextOf(cause)?.reason ?? String(cause ?? message),
}

/** Returns the bytes of valid Base64 that is not text, from the cause of an error. */
export function notTextOf(cause: unknown): NotText | undefined {
  return typeof cause === 'object' ? (cause as NotText | undefined) : undefined
}
