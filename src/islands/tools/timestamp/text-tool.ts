import type { TextToolDefinition, ToolRequest } from '@/islands/text-tool/definition.ts'
import { inWorker } from '@/islands/text-tool/in-worker.ts'
import { lateCompute } from '@/islands/text-tool/late-compute.ts'
import { textUpload } from '@/islands/text-tool/text-upload.tsx'
import { FIRST_OPTIONS, type TimeOptions } from './choices.ts'
import type { TimeResult } from './convert.ts'
import workerAddress from './timestamp.worker.ts?worker&url'

type TimeRequest = ToolRequest<'read', TimeOptions>

/** UTF-16 code units that the page converts within a frame or two on a slow phone. */
const ABOVE = 4_000

/** The timestamp converter. */
export const timestamp: TextToolDefinition<'read', TimeResult, TimeOptions> = {
  modes: [
    {
      value: 'read',
      label: 'Read',
      input: 'Timestamps or dates, one in each line',
      placeholder: 'Type or paste a timestamp, a date or 3 days ago',
      example: '1795851000',
      output: 'The same moment',
      errorTitle: 'Not a time',
    },
  ],
  options: FIRST_OPTIONS,
  work: {
    ...lateCompute(async () => {
      const { convertTimes } = await import('./convert.ts')
      return (request: TimeRequest) => convertTimes(request, Date.now())
    }),
    large: inWorker(workerAddress, { above: ABOVE }),
  },
  upload: textUpload('.txt', 20_000_000),
  downloadName: 'timestamps',
}
