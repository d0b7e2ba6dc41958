import { LARGEST_RESULT_BYTES, runJsonJob } from '../../src/json/text/format.ts'
import { scanJson } from '../../src/json/text/scanner.ts'
import { jsonDocument } from '../json-documents.ts'
import { medianMs } from './median.ts'

const RUNS = 5

// How the work on a JSON file, from its bytes to the result a page shows, compares with the engine's own primitives in this run.
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
      `format ${await ratio(() => runJsonJob(bytes, 'formatted', LARGEST_RESULT_BYTES))}`,
      `minify ${await ratio(() => runJsonJob(bytes, 'minified', LARGEST_RESULT_BYTES))}`,
      `(scan alone ${await ratio(() => scanJson(bytes))})`,
    ].join('  '),
  )
}
