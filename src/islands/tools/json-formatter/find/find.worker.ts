import { answerFind } from './find-job.ts'
import type { FindRequest } from './protocol.ts'

addEventListener('message', ({ data }: MessageEvent<FindRequest>) => {
  void answerFind(data).then((answer) => postMessage(answer))
})
