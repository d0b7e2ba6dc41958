import { inWorker } from '@/islands/text-tool/in-worker.ts'
import type { ToolRequest } from '@/islands/text-tool/definition.ts'
import { lateCompute } from '@/islands/text-tool/use-text-work.ts'
import { lineTool, type LineToolDefinition } from '@/islands/text-tool/line-tool.tsx'
import { textUpload } from '@/islands/text-tool/text-upload.tsx'
import { useExample } from '@/islands/text-tool/use-example.ts'
import { HeadLine } from '@/islands/ui/head-line/HeadLine.tsx'
import { FIRST_OPTIONS, FORMS, type TimeOptions } from './choices.ts'
import type { TimeResult } from './convert.ts'
import { EXAMPLE } from './example.ts'
import workerAddress from './timestamp.worker.ts?worker&url'

type TimeRequest = ToolRequest<'read', TimeOptions>

/** UTF-16 code units that the page converts within a frame or two on a slow phone. */
const ABOVE = 4_000

/** The timestamp converter: each moment in several zones and forms. */
export const timestamp: LineToolDefinition<'read', TimeResult, TimeOptions> = {
  modes: [
    {
      value: 'read',
      label: 'Read',
      input: 'Timestamps or dates, one in each line',
      placeholder: 'Type or paste a timestamp, a date or 3 days ago',
      example: EXAMPLE.number,
      output: 'The same moment',
      errorTitle: 'Not a time',
    },
  ],
  insert: {
    label: 'Enter the time now',
    undoLabel: 'Undo now',
    text: () => String(Date.now()),
  },
  options: FIRST_OPTIONS,
  choices: {
    zone: { label: 'The zone next to IST and UTC', options: 'zones' },
    local: {
      label: 'A time without a zone is in',
      options: { india: 'IST', utc: 'UTC', zone: 'the zone' },
    },
    form: { label: 'Write it as', options: FORMS },
  },
  rowsTitle: 'The same moment in other forms',
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

export default lineTool(timestamp, function useDrawing(tool) {
  const example = useExample(tool, EXAMPLE)
  const { day } = tool.result ?? example?.result ?? {}
  return { output: { example: example?.shown, before: day && <HeadLine {...day} /> } }
})
