import { answerFind } from '@/json/find/find-job.ts'
import type { FindRequest } from '@/json/find/protocol.ts'

addEventListener('message', ({ data }: MessageEvent<FindRequest>) => {
  void answerFind(data).then((answer) => postMessage(answer))
})
