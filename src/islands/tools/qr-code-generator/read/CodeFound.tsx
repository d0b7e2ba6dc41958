import { useMemo, useState } from 'react'

import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'
import { meaningOf } from './meaning/meaning-of.ts'
import type { Detail } from './meaning/meaning.ts'

/** A code that was read: what it would do, what to look at first, its parts and its text. Nothing of it is a link. */
export function CodeFound({ text }: { text: string }) {
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
      {advice.map((sentence) => (
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
