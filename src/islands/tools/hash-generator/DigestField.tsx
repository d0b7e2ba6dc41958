import { useId } from 'react'

import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'
import { useShownText } from '@/islands/ui/text/use-shown-text.ts'
import { PLAIN_TYPING } from '@/islands/ui/fields/plain-typing.ts'
import type { EveryAlgorithm } from './every-algorithm.ts'

/** In a line of a screen of 320 px. */
const DIGITS_ON_A_PHONE = 27

interface Props {
  algorithm: EveryAlgorithm
  /** In place of the algorithm's name. */
  label?: string
  digits: number
  digest: string | undefined
  /** What the copy button says while there is nothing to copy. */
  refusal: string
  written: (digest: string) => string
}

/** One digest with its copy button. */
export function DigestField({ algorithm, label = algorithm, ...rest }: Props) {
  const { digits, digest, refusal, written } = rest
  const id = useId()
  const text = digest === undefined ? '' : written(digest)
  const { field, built } = useShownText<HTMLTextAreaElement>(text)
  return (
    <div>
      <div className="pane-head">
        <label className="label" htmlFor={id}>
          {label}
        </label>
        {BROKEN.includes(label) && (
          <span className="badge mr-auto" data-tone="bad">
            Broken
          </span>
        )}
        <CopyButton
          text={text}
          accessibleLabel={`Copy ${label}`}
          refusal={text === '' ? refusal : undefined}
        />
      </div>
      <textarea
        {...PLAIN_TYPING}
        id={id}
        ref={field}
        className="input unbroken"
        // What a digest takes on a phone, so that nothing moves when it comes.
        rows={Math.ceil(digits / DIGITS_ON_A_PHONE)}
        readOnly
        defaultValue={built}
        autoComplete="off"
        data-digits={digits}
      />
    </div>
  )
}

/** Two inputs with the same digest have been made of these: no digest of them proves where a file comes from. */
const BROKEN: readonly string[] = ['MD5', 'SHA-1']
