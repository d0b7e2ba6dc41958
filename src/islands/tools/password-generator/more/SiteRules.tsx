import { counted } from '@/lib/quantity.ts'
import { useMemo, useState } from 'react'

import { useWiped } from '@/islands/ui/fields/wiped-on-leave.tsx'
import type { PasswordChoice } from '../password.ts'
import { isSayable, writePasswordRules } from '../rules/password-rules.ts'
import { readSiteRule, sentencesOf, type SiteRule } from '../rules/site-rule.ts'
import { RulePassword } from './RulePassword.tsx'
import { SecretField } from './SecretField.tsx'

interface Props {
  choice: PasswordChoice
  onCopied: (password: string) => void
}

/** A password for the rules of a site. */
export function SiteRules({ choice, onCopied }: Props) {
  const [text, setText] = useState('')
  useWiped(() => setText(''))
  const { problem, ...read } = useMemo(() => readSiteRule(text), [text])
  const { rule } = read
  return (
    <>
      <SecretField
        label="The site’s rules"
        value={text}
        onText={setText}
        rows={4}
        placeholder="8 to 16 characters, one capital letter, one digit and one symbol (!@#$%)"
        hint="In English words, as the site writes them, or as passwordrules (minlength: 8; required: upper; …), also in its attribute or element."
        error={problem}
      />
      <Understood {...read} />
      {rule && (
        <>
          <RulePassword
            key={JSON.stringify(rule)}
            rule={rule}
            start={choice.length}
            onCopied={onCopied}
          />
          <p className="hint">
            In the syntax of passwordrules{isSayable(rule) ? '' : ', which cannot say all of this'}:{' '}
            <code>{writePasswordRules(rule)}</code>
          </p>
        </>
      )}
    </>
  )
}

/** The rules as the page understood them. Screen readers announce only the parts not understood, or the number of rules. */
function Understood({ rule, unread, unchecked }: Omit<SiteRule, 'problem'>) {
  const sentences = rule === undefined ? [] : sentencesOf(rule)
  return (
    <div className="more-content" data-rule>
      <p role="status" className={unread.length > 0 ? 'notice' : 'label'}>
        {unread.length > 0 &&
          `Not understood: ${quoted(unread)}. No password is made until you reword or delete this.`}
        {rule && `Understood: ${counted(sentences.length, 'rule')}`}
      </p>
      {rule && (
        <ul className="rule-list">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {rule && unchecked.length > 0 && <p>Not checked here: {quoted(unchecked)}.</p>}
    </div>
  )
}

function quoted(parts: readonly string[]): string {
  return parts.map((part) => `“${part}”`).join(', ')
}
