import { type ReactNode, useEffect, useState } from 'react'

import type { TextToolDefinition } from '@/islands/text-tool/definition.ts'
import { inWorker } from '@/islands/text-tool/in-worker.ts'
import { lateCompute } from '@/islands/text-tool/use-text-work.ts'
import { ResultRows } from '@/islands/text-tool/ResultRows.tsx'
import { textPanels } from '@/islands/text-tool/text-panels.tsx'
import { textTool, type TextToolParts } from '@/islands/text-tool/text-tool.tsx'
import { textUpload } from '@/islands/text-tool/text-upload.tsx'
import type { TextToolState } from '@/islands/text-tool/use-text-tool.ts'
import { Checkbox } from '@/islands/ui/fields/Checkbox.tsx'
import { wipedOnLeave } from '@/islands/ui/fields/wiped-on-leave.tsx'
import { useLoaded } from '@/islands/ui/work/load-part.ts'
import { after } from '@/islands/ui/work/use-settled.ts'
import { TextPane } from '@/islands/ui/text/TextPane.tsx'
import workerAddress from './jwt.worker.ts?worker&url'
import { ExampleAnswer, useExample } from './Example.tsx'
import type { ReadToken, TokenResult } from './read-token.ts'
import { verdictOf, verdictText, type Verdict, type SignatureCheck } from './verdict.ts'
import { useSignature } from './verify/use-signature.ts'

/** UTF-16 code units that the page reads within a frame or two on a slow phone. */
const ABOVE = 16_000

/** RFC 7519, section 3.1. */
export const EXAMPLE =
  'Authorization: Bearer eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'

/** Loads what shows a token. Its dates need `Intl`, which no page makes while it loads. */
const loadParts = () => import('./TokenParts.tsx')

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
  Panels: textPanels(
    [
      {
        label: 'Make a token',
        isUseful: () => true,
        load: async () => (await import('./make/MakeToken.tsx')).MakeToken,
      },
    ],
    'jwt-panel',
  ),
}

export default wipedOnLeave(textTool(jwt, useTokenParts))

const NOTHING: Verdict = { time: '', signature: '', tone: 'plain' }
/** Seconds by which clocks may differ: RFC 7519, section 4.1.4, allows "no more than a few minutes". */
const LEEWAY = 60

/** The key, the answer and the claims of a token. */
function useTokenParts(
  tool: TextToolState<'read', TokenResult, undefined>,
): TextToolParts<'read', TokenResult, undefined> {
  const token = tool.result?.token
  const [key, setKey] = useState('')
  const [isLenient, setLenient] = useState(false)
  const check = useSignature(token, key)
  const now = useNow(token)
  const part = useLoaded(loadParts, tool.text !== '')
  const verdict = token ? verdictOf(token, check, now, isLenient ? LEEWAY : 0) : NOTHING
  const example = useExample()
  const isEncrypted = token?.kind === 'encrypted'
  return {
    className: 'jwt-panes',
    input: {
      children: (
        <>
          <KeyField value={key} onText={setKey} check={check} />
          <Leeway isLenient={isLenient} onChange={setLenient} />
        </>
      ),
    },
    output: {
      ...(isEncrypted && { label: 'Header' }),
      answer: { label: capitalised(verdict.signature), text: verdict.time },
      example: tool.text === '' ? example : undefined,
      before: (
        <Answer {...{ token, part, verdict, check, now }}>
          {tool.text === '' && <ExampleAnswer />}
        </Answer>
      ),
      children: token && part && !isEncrypted && <part.Header token={token} />,
    },
    below: <ResultRows heading="In words" rows={token && part ? part.claimRows(token, now) : []} />,
  }
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function Leeway({
  isLenient,
  onChange,
}: {
  isLenient: boolean
  onChange: (isLenient: boolean) => void
}) {
  return (
    <div className="pane-foot">
      <Checkbox
        name="leeway"
        label="Allow 60 seconds between clocks"
        checked={isLenient}
        onChange={onChange}
      />
    </div>
  )
}

interface AnswerProps {
  token: ReadToken | undefined
  part: Awaited<ReturnType<typeof loadParts>> | undefined
  verdict: Verdict
  check: SignatureCheck
  now: number
  children: ReactNode
}

function Answer({ token, part, verdict, check, now, children }: AnswerProps) {
  return (
    <div className="jwt-answer">
      <VerdictLine verdict={verdict} sentence={token && check.sentence} />
      {children}
      {token && part && <part.Life token={token} now={now} />}
      {token && part && <part.Warnings warnings={[...check.warnings, ...token.warnings]} />}
      {token && part && <part.Parts token={token} />}
    </div>
  )
}

/** The answer in one line, and what is known of the signature. */
function VerdictLine({ verdict, sentence }: { verdict: Verdict; sentence: string | undefined }) {
  return (
    <div role="status">
      <p className="jwt-verdict" data-tone={verdict.tone}>
        {verdictText(verdict)}
      </p>
      {sentence !== undefined && sentence !== '' && <p className="hint">{sentence}</p>}
    </div>
  )
}

const TICK_MS = 10_000

/** Returns the present time in Unix seconds, not before the token was read. It goes on while there is a token. */
function useNow(token: ReadToken | undefined): number {
  const [ticked, setTicked] = useState(0)
  const isThere = token !== undefined
  useEffect(() => {
    return isThere ? after(TICK_MS, () => setTicked(Date.now())) : undefined
  }, [isThere, ticked])
  return Math.floor(Math.max(ticked, token?.readAt ?? 0) / 1000)
}

interface Props {
  value: string
  onText: (text: string) => void
  check: SignatureCheck
}

/** The key of the signature. It has no name, so nothing stores it or writes it into an address. */
function KeyField({ value, onText, check }: Props) {
  const problem = check.state === 'problem' ? check.sentence : undefined
  return (
    <TextPane
      className="jwt-key"
      label="Key to verify it with"
      placeholder="Secret, PEM, JWK or JWKS"
      hint="The key stays in the memory of this page."
      rows={3}
      value={value}
      onText={onText}
      error={problem}
    />
  )
}
