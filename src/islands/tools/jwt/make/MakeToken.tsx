import { useState } from 'react'

import type { TextPanelProps } from '@/islands/text-tool/definition.ts'
import { SelectField } from '@/islands/ui/fields/SelectField.tsx'
import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'
import { TextPane } from '@/islands/ui/text/TextPane.tsx'
import { attempt } from '@/islands/ui/work/load-part.ts'
import { Warnings } from '../TokenParts.tsx'
import { generateKey, publicPart, SIGNING, withMember, type Draft, type MadeToken, type MakeProblem } from './make-token.ts' // prettier-ignore
import { useMadeToken } from './use-made-token.ts'

type Alg = (typeof SIGNING)[number]

const START: Draft = {
  header: '{\n  "alg": "HS256",\n  "typ": "JWT"\n}',
  payload: '{\n  "sub": "user-1842",\n  "name": "Asha Rao"\n}',
  key: '',
}

/** Times that the payload gets at a press, in seconds from now. */
const EXPIRIES = [
  ['Expires in 1 hour', 3600],
  ['Expires in 1 day', 86_400],
] as const

/** Makes a token of typed JSON and a generated or entered key. Keys have no name, so nothing stores them. */
export function MakeToken({ onReplace }: TextPanelProps<'read'>) {
  const [draft, setDraft] = useState(START)
  const change = (changed: Partial<Draft>) => setDraft((now) => ({ ...now, ...changed }))
  const { made, problem, isPublic } = useMadeToken(draft)
  const generate = (alg: Alg, header: string) =>
    void attempt(async () => change({ header, key: await generateKey(alg) }))
  const alg = SIGNING.find((name) => draft.header.includes(`"${name}"`)) ?? 'HS256'
  const props = { draft, alg, problem, onChange: change, onGenerate: generate }
  return (
    <div className="jwt-make">
      <Texts {...props} />
      <div className="jwt-make-column">
        <Key {...props} isPublic={isPublic} />
        <Made made={made} onRead={onReplace} />
      </div>
    </div>
  )
}

interface DraftProps {
  draft: Draft
  alg: Alg
  problem: MakeProblem | undefined
  onChange: (changed: Partial<Draft>) => void
  onGenerate: (alg: Alg, header: string) => void
}

/** Returns the props of the text box of one part of the draft. */
function pane(field: keyof Draft, { draft, problem, onChange }: DraftProps) {
  return {
    value: draft[field],
    onText: (text: string) => onChange({ [field]: text }),
    error: problem?.field === field ? problem.sentence : undefined,
  }
}

function Texts(props: DraftProps) {
  const { draft, alg, onChange, onGenerate } = props
  return (
    <div className="jwt-make-column">
      <SelectField
        name="alg"
        label="Algorithm"
        hint="Choosing one makes a new key for it."
        options={SIGNING.map((value) => ({ value, label: value }))}
        value={alg}
        onValue={(next) => onGenerate(next, withMember(draft.header, 'alg', `"${next}"`))}
      />
      <TextPane label="Header" rows={4} {...pane('header', props)} />
      <TextPane
        label="Claims"
        rows={6}
        {...pane('payload', props)}
        actions={
          <TimeButtons payload={draft.payload} onPayload={(payload) => onChange({ payload })} />
        }
      />
    </div>
  )
}

function Key({ isPublic, ...props }: DraftProps & { isPublic: boolean }) {
  const { draft, alg, onGenerate } = props
  return (
    <TextPane
      label="Key to sign with"
      rows={8}
      placeholder="JWK, secret or private key in PEM"
      hint="For tests. Where tokens matter, their key never leaves the server."
      {...pane('key', props)}
      actions={
        <>
          <button
            type="button"
            className="button button-small"
            onClick={() => onGenerate(alg, draft.header)}
          >
            Generate a key
          </button>
          <CopyButton
            text={draft.key}
            disabled={draft.key === ''}
            accessibleLabel="Copy the key to sign with"
          />
          {isPublic && <PublicKeyButtons jwk={draft.key} />}
        </>
      }
    />
  )
}

interface TimeProps {
  payload: string
  onPayload: (payload: string) => void
}

function TimeButtons({ payload, onPayload }: TimeProps) {
  const now = () => Math.floor(Date.now() / 1000)
  const setExpiry = (seconds: number) => {
    const issued = withMember(payload, 'iat', String(now()))
    onPayload(withMember(issued, 'exp', String(now() + seconds)))
  }
  return EXPIRIES.map(([label, seconds]) => (
    <button
      key={label}
      type="button"
      className="button button-small"
      onClick={() => setExpiry(seconds)}
    >
      {label}
    </button>
  ))
}

function PublicKeyButtons({ jwk }: { jwk: string }) {
  const part = async (form: 'jwk' | 'pem') => (await publicPart(jwk))?.[form] ?? ''
  return (
    <>
      <CopyButton label="Copy public JWK" text={() => part('jwk')} />
      <CopyButton label="Copy public PEM" text={() => part('pem')} />
    </>
  )
}

interface MadeProps {
  made: MadeToken | undefined
  onRead: (text: string) => void
}

function Made({ made, onRead }: MadeProps) {
  const token = made?.token ?? ''
  return (
    <>
      <TextPane
        label="New token"
        rows={6}
        value={token}
        placeholder="The token appears here."
        actions={
          <>
            <CopyButton text={token} disabled={token === ''} accessibleLabel="Copy the new token" />
            <button
              type="button"
              className="button button-small"
              disabled={token === ''}
              onClick={() => onRead(token)}
            >
              Read it above
            </button>
          </>
        }
      />
      <Warnings warnings={made?.warnings ?? []} />
    </>
  )
}
