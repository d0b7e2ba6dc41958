import { useId, useState } from 'react'

import { fieldAttributes, Field, FieldError } from '@/islands/ui/fields/Field.tsx'
import { ModeToggle } from '@/islands/ui/fields/ModeToggle.tsx'
import { useEarly } from '@/islands/ui/early/use-early.ts'
import { Select } from '@/islands/ui/fields/SelectField.tsx'
import { wipedOnLeave } from '@/islands/ui/fields/wiped-on-leave.tsx'
import { DigestField } from '../DigestField.tsx'
import { EVERY_LENGTH } from '../hash.ts'
import { HashInput } from '../HashInput.tsx'
import { NOTATIONS, written, type Notation } from '../more/written.ts'
import { keyWarning } from './key-bytes.ts'
import { MessageFields } from './MessageFields.tsx'
import { ReceivedSignature } from './ReceivedSignature.tsx'
import { HMAC_ALGORITHMS } from './signature.ts'
import { useHmac, type HmacInput } from './use-hmac.ts'

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
