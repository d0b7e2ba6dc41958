import { useState } from 'react'

import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'
import { attempt } from '@/islands/ui/work/load-part.ts'
import { useWiped } from '@/islands/ui/fields/wiped-on-leave.tsx'
import type { MoreProps } from '../MoreFolds.tsx'
import { generatePassword, type PasswordChoice } from '../password.ts'
import { PasswordList } from './PasswordList.tsx'
import { RangeField } from './RangeField.tsx'

const MOST = 50

interface Made {
  choice: PasswordChoice
  passwords: readonly string[]
}

/** Many passwords with the options of the page. */
export function SeveralPasswords({ choice, onCopied }: MoreProps) {
  const [count, setCount] = useState(10)
  const [made, setMade] = useState<Made>()
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
