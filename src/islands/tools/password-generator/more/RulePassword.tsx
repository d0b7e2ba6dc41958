import { useEffect, useMemo, useState } from 'react'

import { whole } from '@/lib/format.ts'

import { CopyButton } from '../../../ui/CopyButton.tsx'
import { attempt } from '../../../ui/load-part.ts'
import type { PasswordRule } from '../rules/rule.ts'
import { randomBelow, rulePasswords } from '../rules/rule-passwords.ts'
import { bitsOf, lengthsOf } from '../rules/site-rule.ts'
import { useWiped } from '../use-wiped.ts'
import { RangeField } from './RangeField.tsx'

interface Props {
  rule: PasswordRule
  /** The length to begin with, as near as the rule allows. */
  start: number
  onCopied: (password: string) => void
}

/** A password that follows a rule, its length, and what the rule costs. */
export function RulePassword({ rule, start, onCopied }: Props) {
  const { min, max } = lengthsOf(rule)
  const [length, setLength] = useState(Math.min(Math.max(start, min), max))
  const passwords = useMemo(() => rulePasswords(rule, length), [rule, length])
  const { password, make } = useRulePassword(passwords)
  return (
    <>
      <RangeField
        label="Length by these rules"
        value={length}
        {...{ min, max }}
        onValue={setLength}
      />
      {passwords.count === 0n ? (
        <p className="notice">No password of {length} characters follows these rules.</p>
      ) : (
        <>
          <p className="rule-password" data-rule-password>
            <code>{password}</code>
          </p>
          <div className="flex flex-wrap gap-3">
            <CopyButton
              className="button button-filled"
              text={password}
              label="Copy this password"
              disabled={password === ''}
              onCopied={onCopied}
              failed={{ title: 'Error', text: 'Failed to copy password' }}
            />
            <button type="button" className="button" onClick={make}>
              Another one
            </button>
          </div>
          <Cost count={passwords.count} length={length} />
        </>
      )}
    </>
  )
}

function useRulePassword(passwords: ReturnType<typeof rulePasswords>) {
  const [password, setPassword] = useState('')
  const make = () =>
    void attempt(async () => {
      setPassword(passwords.count === 0n ? '' : passwords.at(randomBelow(passwords.count)))
    })
  useEffect(() => {
    make()
    // A password for each rule and length; `make` is another function at each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [passwords])
  useWiped(() => setPassword(''), make)
  return { password, make }
}

function Cost({ count, length }: { count: bigint; length: number }) {
  const { bits, free } = bitsOf(count, length)
  return (
    <p role="status" data-rule-cost>
      <strong>{bits.toFixed(1)} bits</strong> of entropy. The rules cost {(free - bits).toFixed(1)}{' '}
      bits: {length} characters freely chosen from the 94 of a keyboard have {free.toFixed(1)}.
      {count < MOST_COUNTED && ` Exactly ${whole(Number(count))} passwords of this length fit.`}
    </p>
  )
}

/** Larger numbers say less than their bits. */
const MOST_COUNTED = 10n ** 15n
