import { checkSource } from '../../src/islands/tools/json-formatter/json-check.ts'
import { scanJson } from '../../src/islands/tools/json-formatter/json-scan.ts'
import { sourceFromBytes } from '../../src/islands/tools/json-formatter/json-source.ts'
import { laidOut, type Layout } from '../../src/islands/tools/json-formatter/json-write.ts'
import { cutIntoChunks } from '../../src/islands/tools/json-formatter/line-chunks.ts'
import { jsonDocument } from './json-documents.ts'

const RUNS = 5

// How the work on a JSON file, from its bytes to the cut result, compares with the engine's own primitives in this run.
console.log('JSON: ratio to JSON.parse + JSON.stringify(…, null, 2); the promise is 2.5')
for (const megabytes of [1, 10, 50]) {
  const text = jsonDocument(megabytes)
  const bytes = new TextEncoder().encode(text)
  const engineMs = medianMs(() => JSON.stringify(JSON.parse(text), null, 2))
  const ratio = (work: () => unknown) => (medianMs(work) / engineMs).toFixed(2)
  console.log(
    [
      `${megabytes} MB`.padStart(6),
      `engine ${engineMs.toFixed(0)} ms`,
      `format ${ratio(() => worked(bytes, 'formatted'))}`,
      `minify ${ratio(() => worked(bytes, 'minified'))}`,
      `(scan alone ${ratio(() => scanJson(bytes))})`,
    ].join('  '),
  )
}

function worked(bytes: Uint8Array, layout: Layout) {
  const source = sourceFromBytes(bytes)
  if (source === undefined) throw new Error('The bench document is not Unicode text')
  const check = checkSource(source)
  if (check.validity === 'invalid') throw new Error(check.message)
  return cutIntoChunks(laidOut(source.bytes, check.scan, layout))
}

function medianMs(work: () => unknown): number {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return times.toSorted((one, other) => one - other)[Math.floor(RUNS / 2)] ?? NaN
}
