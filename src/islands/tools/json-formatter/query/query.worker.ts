import type { QueryRequest } from './protocol.ts'
import { QueryJob } from './query-job.ts'

const job = new QueryJob()

addEventListener('message', ({ data }: MessageEvent<QueryRequest>) => {
  void job.answer(data, (report) => postMessage(report))
})
