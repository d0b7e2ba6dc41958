import { answerContents } from './contents-job.ts'

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void answerContents(data, (report) => postMessage(report))
})
