import { TextPane } from '@/islands/ui/text/TextPane.tsx'
import type { SignatureCheck } from './signature-check.ts'

interface Props {
  value: string
  onText: (text: string) => void
  check: SignatureCheck
}

/** The key of the signature. It has no name, so nothing stores it or writes it into an address. */
export function KeyField({ value, onText, check }: Props) {
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
