import { answerRequest } from './json-job.ts'
import type { JsonAnswer, JsonRequest } from './protocol.ts'

addEventListener('message', ({ data }: MessageEvent<JsonRequest>) => {
  void answerRequest(data, (answer: JsonAnswer) => postMessage(answer))
})
