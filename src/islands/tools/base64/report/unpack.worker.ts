import { answerRequests } from '@/islands/ui/work/answer-requests.ts'
import { unpackGzip } from './unpack.ts'

answerRequests(
  (packed: Uint8Array<ArrayBuffer>) => unpackGzip(packed),
  ({ bytes }) => [bytes.buffer],
)
