import { answerFind } from '@/json/find/find-task.ts'
import type { FindRequest } from '@/json/find/find-answer.ts'

addEventListener('message', ({ data }: MessageEvent<FindRequest>) => {
  void answerFind(data).then((answer) => postMessage(answer))
})
