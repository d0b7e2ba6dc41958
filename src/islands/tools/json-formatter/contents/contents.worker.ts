import { answerContents } from '@/json/contents/contents-job.ts'

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void answerContents(data, (report) => postMessage(report))
})
