import { useMemo, useState } from 'react'

import { useWiped } from '@/islands/ui/fields/wiped-on-leave.tsx'
import { LONGEST, type PasswordChoice, SHORTEST } from '../password.ts'
import { writePasswordRules } from '../rules/password-rules.ts'
import { isFollowed, NO_RULES, optionsFor, readSiteRule, ruleOf } from '../rules/site-rule.ts'
import { SecretField } from './CharacterFields.tsx'

interface Props {
  choice: PasswordChoice
  change: (changes: Partial<PasswordChoice>) => void
}

/** The rules of a site, as `passwordrules` or in boxes. The password of the page follows them. */
export function SiteRules({ choice, change }: Props) {
  const [text, setText] = useState('')
  useWiped(() => setText(''))
  const { rule, problem } = useMemo(() => readSiteRule(text), [text])
  const changeText = (given: string) => {
    setText(given)
    const read = readSiteRule(given).rule
    if (read) change(optionsFor(read, choice.length))
    else if (given.trim() === '') change(NO_RULES)
  }
  return (
    <>
      <SecretField
        label="The site’s passwordrules"
        value={text}
        onText={changeText}
        rows={2}
        placeholder="minlength: 8; maxlength: 16; required: upper; required: digit; max-consecutive: 2"
        hint="If the site has this attribute, paste it or its element: it sets all boxes. Otherwise tick the kinds at the top, choose symbols above, and enter the limits here."
        error={problem}
      />
      <p role="status" className={rule && !isFollowed(rule, choice) ? 'notice' : 'hint'} data-rule>
        {rule &&
          (isFollowed(rule, choice)
            ? 'The password at the top follows these rules.'
            : 'You have changed options since, so the password no longer follows these rules.')}
      </p>
      <Limits {...{ choice, change }} />
      <p className="hint">
        These options as passwordrules: <code>{writePasswordRules(ruleOf(choice))}</code>
      </p>
    </>
  )
}

/** The limits of a site, each empty if it has none. */
function Limits({ choice, change }: Props) {
  const { length, shortest, longest, inARow } = choice
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      <LimitField
        label="Least characters"
        value={shortest}
        {...{ min: SHORTEST, max: longest ?? LONGEST }}
        onValue={(least) =>
          change({ shortest: least, length: Math.max(length, least ?? SHORTEST) })
        }
      />
      <LimitField
        label="Most characters"
        value={longest}
        {...{ min: shortest ?? SHORTEST, max: LONGEST }}
        onValue={(most) => change({ longest: most, length: Math.min(length, most ?? LONGEST) })}
      />
      <LimitField
        label="Same character in a row"
        value={inARow}
        {...{ min: 1, max: LONGEST }}
        hint="1 for no repeats, or empty"
        onValue={(most) => change({ inARow: most })}
      />
    </div>
  )
}

interface LimitProps {
  label: string
  value: number | undefined
  min: number
  max: number
  hint?: string
  onValue: (value: number | undefined) => void
}

/** A whole number that may be empty. A text that is none is kept until the number changes elsewhere. */
function LimitField({ label, value, min, max, hint, onValue }: LimitProps) {
  const [typed, setTyped] = useState({ text: String(value ?? ''), value })
  useWiped(() => setTyped({ text: '', value: undefined }))
  const text = typed.value === value ? typed.text : String(value ?? '')
  const numberOf = (given: string) => {
    const number = /^\s*\d+\s*$/.test(given) ? Number(given) : NaN
    return number >= min && number <= max ? number : undefined
  }
  const changeText = (given: string) => {
    const number = numberOf(given)
    const isKept = number === undefined && given.trim() !== ''
    setTyped({ text: given, value: isKept ? value : number })
    if (!isKept) onValue(number)
  }
  const isWrong = text.trim() !== '' && numberOf(text) === undefined
  return (
    <SecretField
      label={label}
      value={text}
      onText={changeText}
      inputMode="numeric"
      hint={hint ?? `${min} to ${max}, or empty`}
      error={isWrong ? `Enter a whole number from ${min} to ${max}.` : undefined}
    />
  )
}
