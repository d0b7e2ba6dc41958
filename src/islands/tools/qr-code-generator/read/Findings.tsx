import { CodeFound } from './CodeFound.tsx'
import { DAMAGED, NO_CODE, SCRAMBLED, UNOPENED } from './unread-words.ts'
import type { Outcome, PictureRead } from './use-reading.ts'

/** What each picture holds, in the order they were given. */
export function Findings({ reads }: { reads: readonly PictureRead[] }) {
  return reads.map(({ name, outcome }, at) => (
    <section key={`${at} ${name}`} className="read-picture" aria-label={name}>
      {reads.length > 1 && <p className="hint break-all">{name}</p>}
      {outcome !== undefined && <Found outcome={outcome} />}
    </section>
  ))
}

function Found({ outcome }: { outcome: Outcome }) {
  const problem = problemOf(outcome)
  if (problem !== undefined || !('texts' in outcome))
    return (
      <p className="notice" data-tone="bad">
        {problem}
      </p>
    )
  return outcome.texts.map((text) => <CodeFound key={text} text={text} />)
}

function problemOf(outcome: Outcome): string | undefined {
  if ('problem' in outcome) return outcome.problem
  if ('unread' in outcome) return outcome.unread === 'unopened' ? UNOPENED : SCRAMBLED
  if (outcome.texts.length > 0) return undefined
  return outcome.hasUnread ? DAMAGED : NO_CODE
}
