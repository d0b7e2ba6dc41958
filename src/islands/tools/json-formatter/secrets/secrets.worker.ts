import type { SecretsRequest } from '@/json/secrets/secret-groups.ts'
import { answerSecrets } from '@/json/secrets/secrets-task.ts'

addEventListener('message', ({ data }: MessageEvent<SecretsRequest>) => {
  void answerSecrets(data).then((answer) => postMessage(answer))
})
