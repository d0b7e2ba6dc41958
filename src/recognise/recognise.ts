import { startWorker } from '@/lib/trusted-worker.ts'

import { recogniseBytes } from './files.ts'
import type { Guess } from './guess.ts'
import { recogniseText, SAMPLE_LENGTH } from './recognise-text.ts'
import workerAddress from './recognise.worker.ts?worker&url'

/** Longer texts are recognised in a worker, so that the page stays responsive on a slow phone. */
const MOST_ON_PAGE = 20_000
/** Bytes of a file that are read. */
const MOST_BYTES = 65_536
/** A worker that has not answered by then is ended, and the page does the work. */
const LONGEST_MS = 1000

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
  return (await askWorker(sample)) ?? recogniseText(sample)
}

function askWorker(sample: string): Promise<Guess[] | undefined> {
  return new Promise((resolve) => {
    try {
      const worker = startWorker(workerAddress)
      const finish = (guesses?: Guess[]) => {
        worker.terminate()
        resolve(guesses)
      }
      worker.onmessage = ({ data }: MessageEvent<Guess[]>) => finish(data)
      worker.onerror = () => finish()
      setTimeout(finish, LONGEST_MS)
      worker.postMessage(sample)
    } catch {
      // A policy or an extension blocks workers.
      resolve(undefined)
    }
  })
}
