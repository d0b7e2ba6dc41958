import { answerContents } from '@/json/contents/contents-task.ts'

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void answerContents(data, (report) => postMessage(report))
})
