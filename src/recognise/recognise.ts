import { startWorker } from '@/lib/trusted-worker.ts'

import { recogniseBytes } from './files.ts'
import type { Guess } from './guess.ts'
import { recogniseText, SAMPLE_LENGTH, toPlainText } from './recognise-text.ts'
import workerAddress from './recognise.worker.ts?worker&url'

/** Longer texts are recognised in a worker only, so that no text can stop the page. */
const MOST_ON_PAGE = 2000
/** Bytes of a file that are read. */
const MOST_BYTES = 65_536
/** A worker that works longer is ended, and the text counts as plain. */
const LONGEST_MS = 1000
/** How long the code of the worker may load. Until it begins, the text is not the reason for the wait. */
const LONGEST_START_MS = 5000

/** Returns up to three guesses about what a text or a file is, the most probable first. */
export async function recognise(subject: string | File): Promise<Guess[]> {
  if (typeof subject === 'string') return recogniseAnyText(subject)
  const bytes = new Uint8Array(await subject.slice(0, MOST_BYTES).arrayBuffer())
  const guess = recogniseBytes(bytes)
  if (guess !== undefined) return [guess]
  const isLittleEndian = bytes[0] === 0xff && bytes[1] === 0xfe
  return recogniseAnyText(new TextDecoder(isLittleEndian ? 'utf-16le' : 'utf-8').decode(bytes))
}

async function recogniseAnyText(text: string): Promise<Guess[]> {
  if (text.length <= MOST_ON_PAGE) return recogniseText(text)
  // One character more shows that the text is cut.
  const sample = text.slice(0, SAMPLE_LENGTH + 1)
  return (await askWorker(sample)) ?? [toPlainText(sample)]
}

/** Returns the guesses of a worker, or undefined if it takes too long or a policy or an extension blocks workers. */
function askWorker(sample: string): Promise<Guess[] | undefined> {
  return new Promise((resolve) => {
    try {
      const worker = startWorker(workerAddress)
      const finish = (guesses?: Guess[]) => {
        worker.terminate()
        resolve(guesses)
      }
      worker.onmessage = ({ data }: MessageEvent<Guess[] | 'begun'>) => {
        if (data === 'begun') setTimeout(finish, LONGEST_MS)
        else finish(data)
      }
      worker.onerror = () => finish()
      setTimeout(finish, LONGEST_START_MS)
      worker.postMessage(sample)
    } catch {
      resolve(undefined)
    }
  })
}
