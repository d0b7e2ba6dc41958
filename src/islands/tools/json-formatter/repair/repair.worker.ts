import type { RepairAnswer, RepairRequest } from './protocol.ts'
import { answerRepair } from './repair-job.ts'

addEventListener('message', ({ data }: MessageEvent<RepairRequest>) => {
  void answerRepair(data, (answer: RepairAnswer) => postMessage(answer))
})
