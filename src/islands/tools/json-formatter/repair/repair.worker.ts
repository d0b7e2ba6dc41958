import { failWork } from '@/islands/ui/work/work.ts'
import type { RepairAnswer, RepairRequest } from '@/json/repair/repair-report.ts'
import { answerRepair } from '@/json/repair/repair-task.ts'

addEventListener('message', ({ data }: MessageEvent<RepairRequest>) => {
  answerRepair(data, (answer: RepairAnswer) => postMessage(answer)).catch(failWork)
})
