import { useId, useState } from 'react'

import { fieldAttributes, Field, FieldError } from '@/islands/ui/fields/Field.tsx'
import { ModeToggle } from '@/islands/ui/fields/ModeToggle.tsx'
import { useEarly } from '@/islands/ui/early/use-early.ts'
import { Select } from '@/islands/ui/fields/SelectField.tsx'
import { wipedOnLeave } from '@/islands/ui/fields/wiped-on-leave.tsx'
import { DigestField, HashInput } from '../DigestField.tsx'
import { EVERY_LENGTH, HALF_CHARACTER } from '../hash.ts'
import { NOTATIONS, written, type Notation } from '../more/written.ts'
import {
  keyWarning,
  HMAC_ALGORITHMS,
  checkSignature,
  type HmacAlgorithm,
  type SignatureCheck,
} from './signature.ts'
import { MessageFields } from './MessageFields.tsx'
import { useHmac, type HmacInput, messageOf } from './use-hmac.ts'
import { useLoaded } from '@/islands/ui/work/load-part.ts'

const FORMS = [
  { value: 'text', label: 'Text' },
  { value: 'hex', label: 'Hexadecimal' },
  { value: 'base64', label: 'Base64' },
] as const

const ALGORITHM_OPTIONS = HMAC_ALGORITHMS.map((name) => ({ value: name, label: name }))

/** The authentication code of a message under a secret key, computed while both are typed. */
function HmacGenerator() {
  const { input, shown, change } = useHmac()
  useEarly()
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <section className="card grid gap-4 panel" aria-label="Input" data-inputs>
        <KeyFields input={input} problem={shown.keyProblem} onChange={change} />
        <MessageFields input={input} progress={shown.progress} onChange={change} />
        {shown.trouble !== undefined && (
          <p className="notice" data-tone="bad" role="alert">
            {shown.trouble}
          </p>
        )}
      </section>
      <Code input={input} code={shown.code} onChange={change} />
    </div>
  )
}

export default wipedOnLeave(HmacGenerator)

interface CodeProps {
  input: HmacInput
  code: string
  onChange: (changed: Partial<HmacInput>) => void
}

function Code({ input, code, onChange }: CodeProps) {
  const { algorithm } = input
  const id = useId()
  const [notation, setNotation] = useState<Notation>('lower')
  return (
    <section
      className="card answer-card panel grid content-start gap-4"
      aria-label="Result"
      tabIndex={-1}
      data-results
      data-empty={code === '' ? '' : undefined}
    >
      <Field id={id} label="Hash function">
        <Select
          id={id}
          className="input mt-1"
          options={ALGORITHM_OPTIONS}
          value={algorithm}
          onValue={(value) => onChange({ algorithm: value })}
        />
      </Field>
      <DigestField
        algorithm={algorithm}
        label={`HMAC-${algorithm}`}
        digits={EVERY_LENGTH[algorithm]}
        digest={code === '' ? undefined : code}
        isInBar
        isKeyed
        refusal={refusalOf(input)}
        written={(digest) => written(digest, notation)}
      />
      <div className="flex flex-col gap-1">
        <p className="label">Written in</p>
        <ModeToggle label="Written in" modes={NOTATIONS} value={notation} onMode={setNotation} />
      </div>
      <ReceivedSignature code={code} input={input} />
    </section>
  )
}

/** Returns why there is no code to copy. */
function refusalOf({ key, source, file }: HmacInput): string {
  if (key === '') return 'Please enter a key'
  return source === 'file' && file === undefined ? 'Please choose a file' : 'No code yet'
}

interface KeyProps {
  input: HmacInput
  problem: string | undefined
  onChange: (changed: Partial<HmacInput>) => void
}

function KeyFields({ input: { key, form }, problem, onChange }: KeyProps) {
  const id = useId()
  return (
    <>
      <Field id={id} label="Key" hint="It stays in this page’s memory and is never stored or sent.">
        <HashInput
          {...fieldAttributes({ id, hint: true, error: problem })}
          value={key}
          onText={(text) => onChange({ key: text })}
        />
        <FieldError id={id} error={problem} live="polite" />
        <p className="hint" role="status">
          {keyWarning(key, form)}
        </p>
      </Field>
      <div className="flex flex-col gap-1">
        <p className="label">The key is written as</p>
        <ModeToggle
          label="The key is written as"
          modes={FORMS}
          value={form}
          onMode={(value) => onChange({ form: value })}
        />
      </div>
    </>
  )
}

const loadWhy = () => import('../why/WhyDifferent.tsx')

/** Compares a received signature with the code. */
function ReceivedSignature({ code, input }: { code: string; input: HmacInput }) {
  const { algorithm, key, form } = input
  const id = useId()
  const [received, setReceived] = useState('')
  const check = checkSignature(received, code, algorithm)
  const isMismatch = check.state === 'mismatch'
  const why = useLoaded(loadWhy, isMismatch)
  const request = async () => {
    const content = await messageOf(input)
    if (content === undefined) throw new Error(HALF_CHARACTER)
    return { content, signed: { key, form, received } }
  }
  return (
    <div>
      <Field
        id={id}
        label="Signature received"
        hint="Hexadecimal or Base64, with or without sha256=."
      >
        <HashInput {...fieldAttributes({ id, hint: true })} value={received} onText={setReceived} />
      </Field>
      <p className={`mt-2 font-medium ${TONES[check.state] ?? ''}`} role="status">
        {sentence(check, algorithm)}
      </p>
      {/* A new signature, key or message needs a new answer. */}
      {why && isMismatch && <why.WhyDifferent key={`${received} ${code}`} request={request} />}
    </div>
  )
}

const TONES: Partial<Record<SignatureCheck['state'], string>> = {
  match: 'text-good',
  mismatch: 'text-bad',
}

function sentence(check: SignatureCheck, algorithm: HmacAlgorithm): string {
  switch (check.state) {
    case 'blank':
      return ''
    case 'waiting':
      return 'Enter the key and the message to compare it.'
    case 'match':
      return 'Match: the signature belongs to this message and key.'
    case 'mismatch':
      return 'No match: the message, the key or the hash function differs.'
    case 'other':
      return `This has the length of ${check.algorithms.map((name) => `HMAC-${name}`).join(' or ')}. Choose it under Hash function.`
    case 'unrecognised':
      return `This is not a signature by HMAC-${algorithm}.`
  }
}
