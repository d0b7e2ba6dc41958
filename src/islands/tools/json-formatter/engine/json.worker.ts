import { answerRequest, type JsonAnswer, type JsonRequest } from './json-answer.ts'

addEventListener('message', ({ data }: MessageEvent<JsonRequest>) => {
  void answerRequest(data, (answer: JsonAnswer) => postMessage(answer))
})
