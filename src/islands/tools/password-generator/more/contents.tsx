import { useState } from 'react'

import { useWiped } from '@/islands/ui/fields/wiped-on-leave.tsx'
import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'
import { attempt } from '@/islands/ui/work/load-part.ts'

import { GuessTimes } from '../GuessTimes.tsx'
import { type PasswordChoice, generatePassword } from '../password.ts'
import { entropyBits } from '../strength.ts'
import { CharacterFields } from './CharacterFields.tsx'
import { SiteRules } from './SiteRules.tsx'
import { spoken } from './spoken.ts'
import { RangeField } from '../GeneratorParts.tsx'

/** The content of each fold below the password. */
export const contents = {
  symbols: CharacterFields,
  rules: SiteRules,
  several: SeveralPasswords,
  time: PasswordTime,
  letters: LetterByLetter,
  copied: CopiedPasswords,
}

/** How long attacks take to guess the password. */
function PasswordTime({ choice }: { choice: PasswordChoice }) {
  return <GuessTimes bits={entropyBits(choice)} />
}

/** The characters of the password, each with the name for reading it aloud. */
function LetterByLetter({ password }: { password: string }) {
  return (
    <>
      <ol className="letter-list" aria-label="Characters of the password">
        {[...password].map((character, at) => (
          <li key={at}>
            <code aria-hidden="true">{character}</code> {spoken(character)}
          </li>
        ))}
      </ol>
    </>
  )
}

const MOST = 50

interface SeveralProps {
  choice: PasswordChoice
  onCopied: (password: string) => void
}

/** Many passwords with the options of the page. */
export function SeveralPasswords({ choice, onCopied }: SeveralProps) {
  const [count, setCount] = useState(10)
  const [made, setMade] = useState<{ choice: PasswordChoice; passwords: readonly string[] }>()
  useWiped(() => setMade(undefined))
  const make = () =>
    void attempt(async () => {
      const passwords = Array.from({ length: count }, () => generatePassword(choice))
      setMade({ choice, passwords: [...new Set(passwords)] })
    })
  const passwords = made?.passwords ?? []
  return (
    <>
      <RangeField label="How many" value={count} min={2} max={MOST} onValue={setCount} />
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button" onClick={make}>
          Make {count} passwords
        </button>
        {passwords.length > 0 && (
          <CopyButton className="button" label="Copy all" text={passwords.join('\n')} />
        )}
      </div>
      {made !== undefined && made.choice !== choice && (
        <p className="hint" role="status">
          The options have changed since these were made.
        </p>
      )}
      <PasswordList passwords={passwords} onCopied={onCopied} />
    </>
  )
}

interface CopiedProps {
  copied: readonly string[]
  onCopied: (password: string) => void
}

/** The passwords copied on this visit, in case the visitor needs one again. They are in the memory of this page only. */
export function CopiedPasswords({ copied, onCopied }: CopiedProps) {
  return (
    <>
      <p className="hint">
        {copied.length === 0
          ? 'Passwords that you copy on this page are listed here.'
          : 'The latest is first. The list is cleared when you leave or reload the page.'}
      </p>
      <PasswordList passwords={copied} onCopied={onCopied} />
    </>
  )
}

interface ListProps {
  passwords: readonly string[]
  onCopied: (password: string) => void
}

function PasswordList({ passwords, onCopied }: ListProps) {
  return (
    <ol className="password-list">
      {passwords.map((password, at) => (
        <li key={password}>
          <code>{password}</code>
          <CopyButton
            text={password}
            accessibleLabel={`Copy password ${at + 1}`}
            onCopied={onCopied}
            failed={{ title: 'Error', text: 'Failed to copy password' }}
          />
        </li>
      ))}
    </ol>
  )
}
