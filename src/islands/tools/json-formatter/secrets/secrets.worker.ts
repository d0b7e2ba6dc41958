import type { SecretsRequest } from './protocol.ts'
import { answerSecrets } from './secrets-job.ts'

addEventListener('message', ({ data }: MessageEvent<SecretsRequest>) => {
  void answerSecrets(data).then((answer) => postMessage(answer))
})
