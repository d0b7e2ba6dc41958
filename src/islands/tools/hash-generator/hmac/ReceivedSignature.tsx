import { useId, useState } from 'react'

import { useLoaded } from '@/islands/ui/work/load-part.ts'
import { fieldAttributes, Field } from '@/islands/ui/fields/Field.tsx'
import { HashInput } from '../HashInput.tsx'
import { HALF_CHARACTER } from '../sentences.ts'
import { messageOf, type HmacInput } from './use-hmac.ts'
import { checkSignature, type HmacAlgorithm, type SignatureCheck } from './signature.ts'

const loadWhy = () => import('../why/WhyDifferent.tsx')

/** Compares a received signature with the code. */
export function ReceivedSignature({ code, input }: { code: string; input: HmacInput }) {
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
