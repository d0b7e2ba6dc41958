import { useId, useMemo, useState } from 'react'

import { ChoiceField } from '@/islands/ui/fields/ChoiceField.tsx'
import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'
import { SendToButton } from '@/islands/ui/text/SendToButton.tsx'
import type { CodeRead } from './code-read.ts'
import { meaningOf } from './meaning/meaning-of.ts'
import type { Detail } from './meaning/meaning.ts'
import * as sentences from './sentences.ts'
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
  return (
    <>
      {'codes' in outcome &&
        outcome.codes.map((code, at) => (
          <CodeFound key={`${at} ${code.readings[0].text}`} code={code} />
        ))}
      {problem !== undefined && (
        <p className="notice" data-tone="bad">
          {problem}
        </p>
      )}
    </>
  )
}

const PROBLEMS = {
  unopened: sentences.UNOPENED,
  undrawn: sentences.UNDRAWN,
  scrambled: sentences.SCRAMBLED,
}

function problemOf(outcome: Outcome): string | undefined {
  if ('problem' in outcome) return outcome.problem
  if ('unread' in outcome) return PROBLEMS[outcome.unread]
  if (outcome.fault !== undefined) return sentences.FAULTS[outcome.fault]
  if (outcome.codes.length > 0) return undefined
  return outcome.hasUnread ? sentences.UNREAD : sentences.NO_CODE
}

/** A code with its effect, warnings, details and text. Nothing in it is a link. */
function CodeFound({ code }: { code: CodeRead }) {
  const { readings } = code
  const [charset, setCharset] = useState(readings[0].charset)
  const { text } = readings.find((reading) => reading.charset === charset) ?? readings[0]
  const shown = sentences.shownText(text, code)
  const { kind, does, details, warnings, advice = [] } = useMemo(() => meaningOf(shown), [shown])
  const [isShown, setShown] = useState(false)
  const secret = details.find(({ isSecret }) => isSecret)?.name.toLowerCase()
  const isHidden = secret !== undefined && !isShown
  return (
    <article className="read-code">
      <p className="badge">{kind}</p>
      <h3 dir="auto">{does}</h3>
      <Notices all={warnings} tone="bad" />
      <Notices all={[...sentences.notesOn(code), ...advice]} />
      {readings.length > 1 && <ReadAs code={code} charset={charset} onCharset={setCharset} />}
      {details.length > 0 && <Details details={details} isHidden={isHidden} />}
      {!isHidden && <TextInCode text={shown} />}
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

function Notices({ all, tone }: { all: readonly string[]; tone?: 'bad' }) {
  return all.map((sentence) => (
    <p className="notice" data-tone={tone} key={sentence}>
      {sentence}
    </p>
  ))
}

function TextInCode({ text }: { text: string }) {
  return (
    <div>
      <p className="label font-semibold">Text in the code</p>
      <pre className="read-text" dir="auto">
        {text}
      </pre>
    </div>
  )
}

interface ReadAsProps {
  code: CodeRead
  charset: string
  onCharset: (charset: string) => void
}

/** The choice of the character set in which the bytes of a code are shown. */
function ReadAs({ code, charset, onCharset }: ReadAsProps) {
  return (
    <ChoiceField
      name={useId()}
      label="Read as"
      hint="If the text looks wrong, choose another character set."
      look="radio"
      options={code.readings.map(({ charset: value }, at) => ({
        value,
        label: at === 0 ? sentences.firstChoice(code) : sentences.charsetName(value),
      }))}
      value={charset}
      onValue={onCharset}
    />
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
