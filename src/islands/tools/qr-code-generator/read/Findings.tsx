import { useMemo, useState } from 'react'

import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'
import { SendToButton } from '@/islands/ui/text/SendToButton.tsx'
import { meaningOf } from './meaning/meaning-of.ts'
import type { Detail } from './meaning/meaning.ts'
import { DAMAGED, NO_CODE, SCRAMBLED, UNKNOWN_MODE, UNOPENED } from './sentences.ts'
import type { Outcome, PictureRead } from './use-reading.ts'

/** The codes in each picture, in the order of the pictures. */
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
  return outcome.texts.map((text) => (
    <CodeFound key={text} text={text} notes={outcome.notes?.get(text)} />
  ))
}

function problemOf(outcome: Outcome): string | undefined {
  if ('problem' in outcome) return outcome.problem
  if ('unread' in outcome) return outcome.unread === 'unopened' ? UNOPENED : SCRAMBLED
  if (outcome.texts.length > 0) return undefined
  if (outcome.hasUnknownMode === true) return UNKNOWN_MODE
  return outcome.hasUnread ? DAMAGED : NO_CODE
}

/** A code with its effect, warnings, details and text. Nothing in it is a link. */
function CodeFound({ text, notes = [] }: { text: string; notes?: string[] | undefined }) {
  const { kind, does, details, warnings, advice = [] } = useMemo(() => meaningOf(text), [text])
  const [isShown, setShown] = useState(false)
  const secret = details.find(({ isSecret }) => isSecret)?.name.toLowerCase()
  const isHidden = secret !== undefined && !isShown
  return (
    <article className="read-code">
      <p className="badge">{kind}</p>
      <h3 dir="auto">{does}</h3>
      {warnings.map((warning) => (
        <p className="notice" data-tone="bad" key={warning}>
          {warning}
        </p>
      ))}
      {[...notes, ...advice].map((sentence) => (
        <p className="notice" key={sentence}>
          {sentence}
        </p>
      ))}
      {details.length > 0 && <Details details={details} isHidden={isHidden} />}
      {!isHidden && (
        <div>
          <p className="label font-semibold">Text in the code</p>
          <pre className="read-text" dir="auto">
            {text}
          </pre>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} label="Copy text" />
        {secret === undefined && <SendToButton content={text} />}
        {secret !== undefined && (
          <button type="button" className="button button-small" onClick={() => setShown(!isShown)}>
            {isShown ? `Hide ${secret}` : `Show ${secret} and text`}
          </button>
        )}
      </div>
    </article>
  )
}

function Details({ details, isHidden }: { details: readonly Detail[]; isHidden: boolean }) {
  return (
    <dl className="read-details">
      {details.map(({ name, value, isSecret }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{isSecret && isHidden ? '••••••••' : <bdi>{value}</bdi>}</dd>
        </div>
      ))}
    </dl>
  )
}
