import type { QueryRequest } from '@/json/query/protocol.ts'
import { QueryJob } from '@/json/query/query-job.ts'

const job = new QueryJob()

addEventListener('message', ({ data }: MessageEvent<QueryRequest>) => {
  void job.answer(data, (report) => postMessage(report))
})
