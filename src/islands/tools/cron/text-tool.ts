import type { TextToolDefinition } from '@/islands/text-tool/definition.ts'
import { inWorker } from '@/islands/text-tool/in-worker.ts'
import { lateCompute } from '@/islands/text-tool/late-compute.ts'
import { textUpload } from '@/islands/text-tool/text-upload.tsx'
import { INDIA } from '@/islands/ui/dates/zone-names.ts'
import workerAddress from './cron.worker.ts?worker&url'
import type { CronOptions, CronRequest, CronResult } from './read-crontab.ts'

/** UTF-16 code units that the page reads within a frame or two on a slow phone. */
const ABOVE = 600

/** The page of cron schedules. */
export const cron: TextToolDefinition<'read', CronResult, CronOptions> = {
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
