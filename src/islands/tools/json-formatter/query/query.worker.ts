import type { QueryRequest } from './protocol.ts'
import { answerQuery } from './query-job.ts'

addEventListener('message', ({ data }: MessageEvent<QueryRequest>) => {
  void answerQuery(data, (report) => postMessage(report))
})
