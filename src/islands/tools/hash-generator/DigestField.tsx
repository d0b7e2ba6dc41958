import { useId, type ComponentProps } from 'react'

import { refuseLongPaste } from '@/lib/refuse-long-paste.ts'

import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'
import { SendToButton } from '@/islands/ui/text/SendToButton.tsx'
import { inBar } from '@/islands/ui/text/in-bar.ts'
import { useShownText } from '@/islands/ui/text/use-shown-text.ts'
import { PLAIN_TYPING } from '@/islands/ui/fields/plain-typing.ts'
import type { EveryAlgorithm } from './hash.ts'

/** Hexadecimal digits in a line on a screen of 320 px. */
const DIGITS_ON_A_PHONE = 27

interface Props {
  algorithm: EveryAlgorithm
  /** Replaces the name of the algorithm. */
  label?: string
  digits: number
  digest: string | undefined
  /** The message of the copy button while there is nothing to copy. */
  refusal: string
  written: (digest: string) => string
  /** Whether the bar of a phone shows it. */
  isInBar?: boolean
  /** Shown in reduced ink while there is no digest. */
  sample?: string | undefined
  /** Whether it was made with a secret key. It is then not offered to other pages. */
  isKeyed?: boolean
}

/** One digest with its copy button. */
export function DigestField({ algorithm, label = algorithm, isInBar = false, ...rest }: Props) {
  const { digits, digest, refusal, written, sample, isKeyed = false } = rest
  const id = useId()
  const text = digest === undefined ? '' : written(digest)
  const { field, built } = useShownText<HTMLTextAreaElement>(text)
  return (
    <div {...(isInBar && inBar(label, text))}>
      <div className="pane-head">
        <label className="label" htmlFor={id}>
          {label}
        </label>
        {text !== '' && BROKEN.includes(label) && <Broken />}
        <div className="pane-actions">
          <CopyButton
            text={text}
            accessibleLabel={`Copy ${label}`}
            refusal={text === '' ? refusal : undefined}
            isInBar={isInBar}
          />
          {!isKeyed && <SendToButton content={text} subject={label} disabled={text === ''} />}
        </div>
      </div>
      <textarea
        {...PLAIN_TYPING}
        id={id}
        ref={field}
        className="input unbroken"
        // The lines of a digest on a phone, so that nothing moves when it appears.
        rows={Math.ceil(digits / DIGITS_ON_A_PHONE)}
        readOnly
        placeholder={sample}
        defaultValue={built}
        autoComplete="off"
        data-digits={digits}
      />
    </div>
  )
}

function Broken() {
  return (
    <span className="badge mr-auto" data-tone="bad">
      Broken
    </span>
  )
}

/** Algorithms with known collisions: their digests do not prove where a file comes from. */
const BROKEN: readonly string[] = ['MD5', 'SHA-1']

interface InputProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  value: string
  onText: (text: string) => void
}

/** A field for a hash, a signature or a key. It is data, so nothing corrects or remembers it. */
export function HashInput({ onText, ...attributes }: InputProps) {
  return (
    <input
      {...PLAIN_TYPING}
      type="text"
      className="input mt-1 font-mono text-sm"
      autoComplete="off"
      autoCapitalize="off"
      {...attributes}
      onPaste={refuseLongPaste}
      onDrop={refuseLongPaste}
      onChange={({ target }) => onText(target.value)}
    />
  )
}
