import { convertBase64 } from '../../src/islands/tools/base64/base64.ts'
import { hashText } from '../../src/islands/tools/hash-generator/hash.ts'
import { fourHashers, hashBlob } from '../../src/islands/tools/hash-generator/stream-hash.ts'
import { countText } from '../../src/islands/tools/word-counter/word-count.ts'
import type { LoanEvent } from '../../src/islands/tools/loan-calculator/loan-events.ts'
import { timeline } from '../../src/islands/tools/loan-calculator/timeline.ts'
import { medianMs } from './median.ts'

const RUNS = 5
const MB = 1_000_000
const sentence =
  'The quick brown fox jumps over the lazy dog. “नमस्ते, आप कैसे हैं?” — José paid ₹1,20,000!\n\n'

// What the heavy tools do, against the nearest that the engine itself offers for the same input in the same run.
console.log('Heavy tools: ratio to the primitives of the engine (less is better)')
await base64()
await files()
await words()
await loans()

async function base64(): Promise<void> {
  const text = textOf(5 * MB)
  const encoded = Buffer.from(text).toString('base64')
  const encodeMs = await medianMs(RUNS, () => Buffer.from(text).toString('base64'))
  await report('Base64 encode, 5 MB, to Buffer', encodeMs, () => convertBase64('encode', text))
  const btoaMs = await medianMs(RUNS, () => btoa(binaryString(new TextEncoder().encode(text))))
  await report('Base64 encode, 5 MB, to TextEncoder + btoa', btoaMs, () =>
    convertBase64('encode', text),
  )
  const atobMs = await medianMs(RUNS, () =>
    new TextDecoder().decode(Uint8Array.from(atob(encoded), (byte) => byte.charCodeAt(0))),
  )
  await report('Base64 decode, 5 MB, to atob + TextDecoder', atobMs, () =>
    convertBase64('decode', encoded),
  )
}

async function files(): Promise<void> {
  const bytes = new Uint8Array(100 * MB).map((_, index) => index)
  const file = new Blob([bytes])
  const wholeMs = await medianMs(RUNS, async () =>
    crypto.subtle.digest('SHA-256', await file.arrayBuffer()),
  )
  await report('SHA-256 of a 100 MB file in pieces, to crypto.subtle on the whole', wholeMs, () =>
    hashBlob(file, ['SHA-256'], fourHashers),
  )
  const text = textOf(5 * MB)
  const oneMs = await medianMs(RUNS, () =>
    crypto.subtle.digest('SHA-512', new TextEncoder().encode(text)),
  )
  await report('Four digests of a 5 MB text, to one of crypto.subtle', oneMs, () => hashText(text))
}

async function loans(): Promise<void> {
  const loan = { loanAmount: 50_000_000, annualRatePercent: 9, months: 480 }
  const events = Array.from({ length: 40 }, (_, after): LoanEvent => ({
    kind: 'prepayment',
    after,
    every: 'month',
    amount: 10,
    unit: 'rupees',
    keeps: 'tenure',
  }))
  const plainMs = await medianMs(100, () => timeline(loan))
  await report('40 events in each of 480 months, to the loan without', plainMs, () =>
    timeline(loan, events),
  )
}

async function words(): Promise<void> {
  const text = textOf(5 * MB)
  const splitMs = await medianMs(RUNS, () => text.split(/\s+/).length)
  await report('All counts of a 5 MB text, to a split at white space', splitMs, () =>
    countText(text),
  )
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
  const segmentMs = await medianMs(1, () => {
    let count = 0
    for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) count++
    return count
  })
  await report('All counts of a 5 MB text, to Intl.Segmenter', segmentMs, () => countText(text))
}

async function report(name: string, engineMs: number, work: () => unknown): Promise<void> {
  const ownMs = await medianMs(RUNS, work)
  const ratio = (ownMs / engineMs).toFixed(2).padStart(6)
  console.log(`${name.padEnd(68)} ${ratio}  (${ownMs.toFixed(0)} ms to ${engineMs.toFixed(0)} ms)`)
}

function textOf(utf8Bytes: number): string {
  return sentence.repeat(Math.ceil(utf8Bytes / Buffer.byteLength(sentence)))
}

/** The argument that btoa takes: one character for each byte. In one call the stack would not hold them all. */
function binaryString(bytes: Uint8Array): string {
  const pieces: string[] = []
  for (let start = 0; start < bytes.length; start += 0x8000)
    pieces.push(String.fromCharCode(...bytes.subarray(start, start + 0x8000)))
  return pieces.join('')
}
