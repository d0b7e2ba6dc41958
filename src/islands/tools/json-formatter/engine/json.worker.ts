import { answerRequest } from '@/json/text/format.ts'
import type { JsonAnswer, JsonRequest } from '@/json/text/result.ts'

addEventListener('message', ({ data }: MessageEvent<JsonRequest>) => {
  void answerRequest(data, (answer: JsonAnswer) => postMessage(answer))
})
