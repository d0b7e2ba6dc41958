import type { QueryRequest } from '@/json/query/query-answer.ts'
import { QueryJob } from '@/json/query/query-task.ts'

const job = new QueryJob()

addEventListener('message', ({ data }: MessageEvent<QueryRequest>) => {
  void job.answer(data, (report) => postMessage(report))
})
