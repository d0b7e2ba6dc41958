import { useEffect, useMemo, useState } from 'react'

import { counted, plural } from '@/lib/quantity.ts'

import { useWiped } from '@/islands/ui/fields/wiped-on-leave.tsx'
import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'
import { attempt } from '@/islands/ui/work/load-part.ts'
import { drawPassword, isCounted, rulePasswords } from '../rules/rule-passwords.ts'
import type { PasswordRule, RulePasswords } from '../rules/rule.ts'
import { bitsOf, lengthsOf } from '../rules/site-rule.ts'
import { RangeField } from '../GeneratorParts.tsx'

interface Props {
  rule: PasswordRule
  /** The first length, if the rule allows it; otherwise the nearest allowed length. */
  start: number
  onCopied: (password: string) => void
}

/** A password that follows a rule, a slider for its length, and the entropy that the rule costs. */
export function RulePassword({ rule, start, onCopied }: Props) {
  const { min, max } = lengthsOf(rule)
  const [length, setLength] = useState(Math.min(Math.max(start, min), max))
  const passwords = useMemo(() => rulePasswords(rule, length), [rule, length])
  const { password, make } = useRulePassword(rule, passwords)
  return (
    <>
      <RangeField
        label="Length by these rules"
        value={length}
        {...{ min, max }}
        onValue={setLength}
      />
      {password === undefined ? (
        <p className="notice">
          No password of {counted(length, 'character')} was found that follows these rules. Choose
          another length.
        </p>
      ) : (
        <>
          <MadePassword {...{ password, make, onCopied }} />
          <Cost count={passwords.count} length={length} isCounted={isCounted(rule)} />
        </>
      )}
    </>
  )
}

interface MadeProps {
  password: string
  make: () => void
  onCopied: (password: string) => void
}

function MadePassword({ password, make, onCopied }: MadeProps) {
  return (
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
    </>
  )
}

/** Returns a password that follows the rule: empty before the first one, undefined if none was found. */
function useRulePassword(rule: PasswordRule, passwords: RulePasswords) {
  const [password, setPassword] = useState<string | undefined>('')
  const make = () => void attempt(async () => setPassword(drawPassword(rule, passwords)))
  useEffect(() => {
    make()
    // One password per rule and length. `make` changes at every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [passwords])
  useWiped(() => setPassword(''), make)
  return { password, make }
}

interface CostProps {
  count: bigint
  length: number
  /** Whether every counted password follows the rules. */
  isCounted: boolean
}

function Cost({ count, length, isCounted }: CostProps) {
  const { bits, free } = bitsOf(count, length)
  return (
    <p data-rule-cost>
      <strong role="status">
        {isCounted ? '' : 'At most '}
        {bits.toFixed(1)} bits
      </strong>{' '}
      of entropy. The rules cost {isCounted ? '' : 'at least '}
      {(free - bits).toFixed(1)} bits: {counted(length, 'character')} freely chosen from the 94 of a
      keyboard {plural(length, 'has', 'have')} {free.toFixed(1)}.
      {isCounted &&
        count < MOST_COUNTED &&
        ` Exactly ${counted(Number(count), 'password of this length fits', 'passwords of this length fit')}.`}
    </p>
  )
}

/** Larger counts are shown in bits only. */
const MOST_COUNTED = 10n ** 15n
