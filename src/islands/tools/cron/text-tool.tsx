import { inWorker } from '@/islands/text-tool/in-worker.ts'
import { lateCompute } from '@/islands/text-tool/use-text-work.ts'
import { lineTool, type LineToolDefinition } from '@/islands/text-tool/line-tool.tsx'
import { textUpload } from '@/islands/text-tool/text-upload.tsx'
import { useExample } from '@/islands/text-tool/use-example.ts'
import { INDIA } from '@/islands/ui/dates/zone-names.ts'
import { HeadLine } from '@/islands/ui/head-line/HeadLine.tsx'
import { SendToButton } from '@/islands/ui/text/SendToButton.tsx'
import { EXAMPLE } from './example.ts'
import workerAddress from './cron.worker.ts?worker&url'
import type { CronOptions, CronRequest, CronResult } from './read-crontab.ts'

/** UTF-16 code units that the page reads within a frame or two on a slow phone. */
const ABOVE = 600

/** The page of cron schedules: in words, and with their next runs. */
export const cron: LineToolDefinition<'read', CronResult, CronOptions> = {
  modes: [
    {
      value: 'read',
      label: 'Read',
      input: 'Schedule, or the lines of a crontab',
      placeholder: 'Type or paste a cron line',
      example: '30 9 * * 1-5',
      output: 'In words, with the next runs',
      errorTitle: 'Not a schedule',
    },
  ],
  options: { zone: INDIA },
  choices: { zone: { label: 'Zone of the schedule', options: 'zones' } },
  areChoicesOfInput: true,
  rowsTitle: 'The fields of the line',
  work: {
    ...lateCompute(async () => {
      const { readCrontab } = await import('./read-crontab.ts')
      return (request: CronRequest) => readCrontab(request, Date.now())
    }),
    large: inWorker(workerAddress, { above: ABOVE }),
  },
  upload: textUpload('.txt', 5_000_000),
  downloadName: 'cron',
}

export default lineTool(cron, function useDrawing(tool) {
  const example = useExample(tool, EXAMPLE)
  const { runs } = tool.result ?? {}
  const { week } = tool.result ?? example?.result ?? {}
  return {
    output: {
      example: example?.shown,
      before: week && <HeadLine {...week} />,
      children: runs && <Runs runs={runs} />,
    },
  }
})

function Runs({ runs }: { runs: string }) {
  return (
    <div className="pane-foot">
      <p className="hint grow">The runs as timestamps</p>
      <SendToButton content={runs} subject="the runs" />
    </div>
  )
}
