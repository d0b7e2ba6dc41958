import { failWork } from '@/islands/ui/work/work.ts'
import type { RepairAnswer, RepairRequest } from './protocol.ts'
import { answerRepair } from './repair-job.ts'

addEventListener('message', ({ data }: MessageEvent<RepairRequest>) => {
  answerRepair(data, (answer: RepairAnswer) => postMessage(answer)).catch(failWork)
})
