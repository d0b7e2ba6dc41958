import type { TextToolDefinition } from '@/islands/text-tool/definition.ts'
import { inWorker } from '@/islands/text-tool/in-worker.ts'
import { lateCompute } from '@/islands/text-tool/late-compute.ts'
import { textUpload } from '@/islands/text-tool/text-upload.tsx'
import workerAddress from './jwt.worker.ts?worker&url'
import type { TokenResult } from './read-token.ts'

/** UTF-16 code units that the page reads within a frame or two on a slow phone. */
const ABOVE = 16_000

/** RFC 7519, section 3.1. */
export const EXAMPLE =
  'Authorization: Bearer eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'

/** Loads what shows a token. Its dates need `Intl`, which no page makes while it loads. */
export const loadParts = () => import('./TokenParts.tsx')

/** The page of JSON Web Tokens. */
export const jwt: TextToolDefinition<'read', TokenResult> = {
  modes: [
    {
      value: 'read',
      label: 'Read',
      input: 'Token, or a text with one in it',
      placeholder: 'Paste a JWT, a Bearer header or a log line',
      example: EXAMPLE,
      output: 'Payload',
      errorTitle: 'Not a token',
    },
  ],
  work: {
    ...lateCompute(async () => {
      const [{ readToken }] = await Promise.all([import('./read-token.ts'), loadParts()])
      return (request: { text: string }) => readToken(request, Date.now())
    }),
    large: inWorker(workerAddress, { above: ABOVE }),
  },
  isSecret: true,
  upload: textUpload('.txt', 5_000_000),
  downloadName: 'jwt-payload',
  panelClass: 'jwt-panel',
  panels: [
    {
      label: 'Make a token',
      isUseful: () => true,
      load: async () => (await import('./make/MakeToken.tsx')).MakeToken,
    },
  ],
}
