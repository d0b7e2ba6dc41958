import { checkSource } from '../../src/islands/tools/json-formatter/json-check.ts'
import { scanJson } from '../../src/islands/tools/json-formatter/json-scan.ts'
import { sourceFromBytes } from '../../src/islands/tools/json-formatter/json-source.ts'
import { laidOut, type Layout } from '../../src/islands/tools/json-formatter/json-write.ts'
import { cutIntoChunks } from '../../src/islands/tools/json-formatter/line-chunks.ts'
import { jsonDocument } from '../json-documents.ts'
import { medianMs } from './median.ts'

const RUNS = 5

// How the work on a JSON file, from its bytes to the cut result, compares with the engine's own primitives in this run.
console.log('JSON: ratio to JSON.parse + JSON.stringify(…, null, 2); the promise is 2.5')
for (const megabytes of [1, 10, 50]) {
  const text = jsonDocument(megabytes)
  const bytes = new TextEncoder().encode(text)
  const engineMs = await medianMs(RUNS, () => JSON.stringify(JSON.parse(text), null, 2))
  const ratio = async (work: () => unknown) => ((await medianMs(RUNS, work)) / engineMs).toFixed(2)
  console.log(
    [
      `${megabytes} MB`.padStart(6),
      `engine ${engineMs.toFixed(0)} ms`,
      `format ${await ratio(() => worked(bytes, 'formatted'))}`,
      `minify ${await ratio(() => worked(bytes, 'minified'))}`,
      `(scan alone ${await ratio(() => scanJson(bytes))})`,
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
