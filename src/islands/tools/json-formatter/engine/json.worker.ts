import { answerRequest } from '@/json/text/json-job.ts'
import type { JsonAnswer, JsonRequest } from '@/json/text/protocol.ts'

addEventListener('message', ({ data }: MessageEvent<JsonRequest>) => {
  void answerRequest(data, (answer: JsonAnswer) => postMessage(answer))
})
