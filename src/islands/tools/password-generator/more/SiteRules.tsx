import { useMemo, useState } from 'react'

import type { MoreProps } from '../MoreFolds.tsx'
import { writePasswordRules } from '../rules/password-rules.ts'
import { readSiteRule, sentencesOf, type SiteRule } from '../rules/site-rule.ts'
import { useWiped } from '../use-wiped.ts'
import { RulePassword } from './RulePassword.tsx'
import { SecretField } from './SecretField.tsx'

/** A password for the rules of a site. */
export function SiteRules({ choice, onCopied }: MoreProps) {
  const [text, setText] = useState('')
  useWiped(() => setText(''))
  const { rule, unread, problem } = useMemo(() => readSiteRule(text), [text])
  return (
    <>
      <SecretField
        label="The site’s rules"
        value={text}
        onText={setText}
        rows={4}
        placeholder="8 to 16 characters, one capital letter, one digit and one symbol (!@#$%)"
        hint="In English words, as the site writes them, or in the syntax of passwordrules (minlength: 8; required: upper; …)."
        error={problem}
      />
      <Understood rule={rule} unread={unread} />
      {rule && (
        <>
          <RulePassword
            key={writePasswordRules(rule)}
            rule={rule}
            start={choice.length}
            onCopied={onCopied}
          />
          <p className="hint">
            In the syntax of passwordrules: <code>{writePasswordRules(rule)}</code>
          </p>
        </>
      )}
    </>
  )
}

/** What was made of the text: read aloud when it settles. */
function Understood({ rule, unread }: SiteRule) {
  return (
    <div role="status" className="more-content" data-rule>
      {unread.length > 0 && (
        <p className="notice">
          Not understood, so not followed: {unread.map((part) => `“${part}”`).join(', ')}
        </p>
      )}
      {rule && (
        <ul className="rule-list">
          {sentencesOf(rule).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
