import { useEffect, useState } from 'react'

import { ResultRows } from '@/islands/text-tool/ResultRows.tsx'
import { TextToolInput } from '@/islands/text-tool/TextToolInput.tsx'
import { TextToolPanels } from '@/islands/text-tool/TextToolPanels.tsx'
import { TextToolOutput } from '@/islands/text-tool/TextToolOutput.tsx'
import { useTextTool } from '@/islands/text-tool/use-text-tool.ts'
import { Checkbox } from '@/islands/ui/fields/Checkbox.tsx'
import { wipedOnLeave } from '@/islands/ui/fields/wiped-on-leave.tsx'
import { useLoaded } from '@/islands/ui/work/use-loaded.ts'
import { after } from '@/islands/ui/work/use-settled.ts'
import type { ReadToken } from './read-token.ts'
import { jwt, loadParts } from './text-tool.ts'
import { verdictOf, verdictText, type Verdict } from './verdict.ts'
import { KeyField } from './verify/KeyField.tsx'
import type { SignatureCheck } from './verify/signature-check.ts'
import { useSignature } from './verify/use-signature.ts'

const NOTHING: Verdict = { time: '', signature: '', tone: 'plain' }
/** Seconds by which clocks may differ: RFC 7519, section 4.1.4, allows "no more than a few minutes". */
const LEEWAY = 60

/** Reads JSON Web Tokens and verifies their signatures. */
function Jwt() {
  const tool = useTextTool(jwt)
  const token = tool.result?.token
  const [key, setKey] = useState('')
  const [isLenient, setLenient] = useState(false)
  const check = useSignature(token, key)
  const now = useNow(token)
  const part = useLoaded(loadParts, tool.text !== '')
  const verdict = token ? verdictOf(token, check, now, isLenient ? LEEWAY : 0) : NOTHING
  const isEncrypted = token?.kind === 'encrypted'
  const label = isEncrypted ? 'Header' : tool.labels.output
  return (
    <>
      <div className="panes jwt-panes">
        <TextToolInput tool={tool}>
          <KeyField value={key} onText={setKey} check={check} />
          <div className="pane-foot">
            <Checkbox
              name="leeway"
              label="Allow 60 seconds between clocks"
              checked={isLenient}
              onChange={setLenient}
            />
          </div>
        </TextToolInput>
        <TextToolOutput
          tool={{ ...tool, labels: { ...tool.labels, output: label } }}
          answer={{ label: capitalised(verdict.signature), text: verdict.time }}
          before={<Answer {...{ token, part, verdict, check }} />}
        >
          {token && part && !isEncrypted && <part.Header token={token} />}
        </TextToolOutput>
      </div>
      <ResultRows heading="In words" rows={token && part ? part.claimRows(token, now) : []} />
      <TextToolPanels tool={tool} />
    </>
  )
}

export default wipedOnLeave(Jwt)

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

interface AnswerProps {
  token: ReadToken | undefined
  part: Awaited<ReturnType<typeof loadParts>> | undefined
  verdict: Verdict
  check: SignatureCheck
}

function Answer({ token, part, verdict, check }: AnswerProps) {
  return (
    <div className="jwt-answer">
      <VerdictLine verdict={verdict} sentence={token && check.sentence} />
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
