import { Fragment, type KeyboardEvent, type ReactNode } from 'react'

/** Between the parts of a line, where it is broken first. */
const SEPARATOR = ' · '

interface Props {
  /** What the entry is called: "Amount 2". */
  title: string
  /** Counted from 1. */
  number: number
  /** The entry in words. */
  line: string
  index: number
  isOpen: boolean
  isUncounted?: boolean
  onToggle: () => void
  onRemove: () => void
  /** The form of an open entry. */
  children: ReactNode
}

/** An entry of a list: a line with Edit and Remove, and below it its form while it is open. Paper shows the line alone. */
export function ListLine({ title, number, line, isOpen, onToggle, onRemove, ...props }: Props) {
  const name = title.toLowerCase()
  return (
    <li className="list-entry" data-open={isOpen || undefined}>
      <div className="list-line" data-uncounted={props.isUncounted || undefined}>
        <span className="list-number" aria-hidden="true">
          {number}
        </span>
        {isOpen && (
          <span className="list-title" aria-hidden="true">
            {title}
          </span>
        )}
        <span className="list-words">
          {line.split(SEPARATOR).map((part, at, { length }) => (
            <Fragment key={at}>
              <span>{at < length - 1 ? `${part} ·` : part}</span>{' '}
            </Fragment>
          ))}
        </span>
        <IconButton
          label={`Edit ${name}`}
          path="M4 20l1-4L16.5 4.5l3 3L8 19zM14 7l3 3"
          expanded={isOpen}
          edits={props.index}
          onPress={onToggle}
        />
        <IconButton label={`Remove ${name}`} path="m6 6 12 12M18 6 6 18" onPress={onRemove} />
      </div>
      {isOpen && (
        <fieldset>
          <legend className="sr-only">{title}</legend>
          {props.children}
        </fieldset>
      )}
    </li>
  )
}

interface IconProps {
  label: string
  path: string
  expanded?: boolean
  /** The index of the entry that the button opens. */
  edits?: number
  onPress: () => void
}

function IconButton({ label, path, expanded, edits, onPress }: IconProps) {
  return (
    <button
      type="button"
      className="icon-button needs-script"
      aria-label={label}
      aria-expanded={expanded}
      data-edit={edits}
      onClick={onPress}
    >
      <svg
        className="size-5"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <path strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" d={path} />
      </svg>
    </button>
  )
}

/** Returns whether the visitor pressed Enter in a text box, and keeps that from submitting the form. */
export function isEnterInBox(event: KeyboardEvent): boolean {
  const isEnter = event.key === 'Enter' && event.target instanceof HTMLInputElement
  if (isEnter) event.preventDefault()
  return isEnter && !event.nativeEvent.isComposing
}
