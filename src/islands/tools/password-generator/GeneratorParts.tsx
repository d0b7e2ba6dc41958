import { useId, type ComponentProps } from 'react'

import { PLAIN_TYPING } from '@/islands/ui/fields/plain-typing.ts'
import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'

interface SecretProps {
  kind: 'password' | 'passphrase'
  value: string
  rows: number
  className: string
  onRenew: () => void
  onCopied?: ((secret: string) => void) | undefined
}

/** The generated password or passphrase, with its buttons. */
export function GeneratedSecret({ kind, value, rows, className, onRenew, onCopied }: SecretProps) {
  const id = useId()
  return (
    <div
      data-answer
      data-secret
      data-look="code"
      data-label={`Generated ${kind}`}
      data-figure={value}
    >
      <label className="label" htmlFor={id}>
        {`Generated ${kind}`}
      </label>
      {/* No name and autocomplete off: no browser offers to save the secret or restores it on the next visit. */}
      <textarea
        {...PLAIN_TYPING}
        id={id}
        className={`input ${className} mt-1`}
        rows={rows}
        readOnly
        value={value}
        autoComplete="off"
        data-password
      />
      <SecretButtons {...{ kind, value, onRenew, onCopied }} />
    </div>
  )
}

function SecretButtons({
  kind,
  value,
  onRenew,
  onCopied,
}: Omit<SecretProps, 'rows' | 'className'>) {
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      <CopyButton
        className="button button-filled grow"
        label={kind === 'password' ? 'Copy Password' : 'Copy Passphrase'}
        text={value}
        onCopied={onCopied}
        disabled={value === ''}
        failed={{ title: 'Error', text: `Failed to copy ${kind}` }}
        isInBar
      />
      <button type="button" className="button grow" onClick={onRenew}>
        Regenerate
      </button>
    </div>
  )
}

interface RangeProps extends Pick<
  ComponentProps<'input'>,
  'name' | 'onPointerDown' | 'onPointerCancel'
> {
  label: string
  value: number
  min: number
  max: number
  onValue: (value: number) => void
}

/** A whole number with a slider. Without a choice (min = max) only the number is shown. */
export function RangeField({ label, value, min, max, onValue, ...attributes }: RangeProps) {
  const id = useId()
  return (
    <div>
      <label className="label flex justify-between" htmlFor={min < max ? id : undefined}>
        {label} <span>{value}</span>
      </label>
      {min < max && (
        <>
          <input
            {...attributes}
            id={id}
            type="range"
            className="slider mt-1"
            min={min}
            max={max}
            step={1}
            value={value}
            onChange={({ target }) => onValue(Number(target.value))}
          />
          {/* Screen readers read both ends from the slider itself. */}
          <p className="below-field" aria-hidden="true">
            <span>{min}</span>
            <span>{max}</span>
          </p>
        </>
      )}
    </div>
  )
}
