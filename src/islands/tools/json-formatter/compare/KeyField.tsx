import { useId } from 'react'
import { PLAIN_TYPING } from '@/islands/ui/fields/plain-typing.ts'

interface Props {
  value: string
  suggestions: string[]
  onKey: (key: string) => void
}

/** The key by which elements of arrays are told apart, with those that would do it in these documents. */
export function KeyField({ value, suggestions, onKey }: Props) {
  const id = useId()
  return (
    <div className="pane-actions compare-key">
      <label className="label" htmlFor={id}>
        Match array items by key
      </label>
      <input
        {...PLAIN_TYPING}
        id={id}
        className="input"
        type="text"
        name="item-key"
        value={value}
        placeholder="none: by position"
        autoCapitalize="off"
        autoComplete="off"
        onChange={({ target }) => onKey(target.value)}
      />
      {suggestions
        .filter((key) => key !== value)
        .map((key) => (
          <button
            key={key}
            type="button"
            className="button button-small"
            aria-label={`Match by ${key}`}
            onClick={() => onKey(key)}
          >
            {key}
          </button>
        ))}
      {value !== '' && (
        <button type="button" className="button button-small" onClick={() => onKey('')}>
          By position
        </button>
      )}
    </div>
  )
}
