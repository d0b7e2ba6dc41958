import type { LinesResult } from '@/islands/text-tool/each-line.ts'
import { inWorker } from '@/islands/text-tool/in-worker.ts'
import { lateCompute } from '@/islands/text-tool/late-compute.ts'
import { lineTool, type LineToolDefinition } from '@/islands/text-tool/line-tool.tsx'
import { textUpload } from '@/islands/text-tool/text-upload.tsx'
import { Maker } from './Maker.tsx'
import type { IdRequest, Mode } from './read-lines.ts'
import { useMade } from './use-made.ts'
import workerAddress from './uuid.worker.ts?worker&url'

/** UTF-16 code units that the page reads within a frame or two on a slow phone. */
const ABOVE = 4_000

/** The page of identifiers: makes them, or reads them. */
export const uuid: LineToolDefinition<Mode, LinesResult> = {
  modes: [
    {
      value: 'make',
      label: 'Generate',
      input: 'How many',
      placeholder: '',
      output: 'New identifiers',
    },
    {
      value: 'read',
      label: 'Read',
      input: 'UUIDs or ULIDs, one in each line',
      placeholder: 'Type or paste a UUID or a ULID',
      // RFC 9562, appendix A.6.
      example: '017F22E2-79B0-7CC3-98C4-DC0C0C07398F',
      output: 'What they say',
      errorTitle: 'Not an identifier',
    },
  ],
  hasNoSwap: true,
  rowsTitle: 'The same identifier in other forms',
  work: {
    ...lateCompute<IdRequest, LinesResult>(async () => (await import('./read-lines.ts')).readLines),
    large: inWorker(workerAddress, { above: ABOVE }),
  },
  upload: textUpload('.txt', 20_000_000),
  downloadName: 'uuid',
}

export default lineTool(uuid, function useMaker(tool) {
  const made = useMade()
  return tool.mode === 'make' ? { panes: <Maker tool={tool} made={made} /> } : {}
})
