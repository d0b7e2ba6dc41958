import type { SecretsRequest } from '@/json/secrets/protocol.ts'
import { answerSecrets } from '@/json/secrets/secrets-job.ts'

addEventListener('message', ({ data }: MessageEvent<SecretsRequest>) => {
  void answerSecrets(data).then((answer) => postMessage(answer))
})
