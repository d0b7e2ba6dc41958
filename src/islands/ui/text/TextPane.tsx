import {
  type Ref,
  type RefObject,
  type TextareaHTMLAttributes,
  useEffect,
  useId,
  useImperativeHandle,
  type MouseEvent,
  type ReactNode,
} from 'react'

import { firstUse } from '@/lib/first-use.ts'

import { fieldAttributes } from '../fields/Field.tsx'
import { useShownText } from './use-shown-text.ts'
import { PLAIN_TYPING } from '../fields/plain-typing.ts'

interface Props
  extends PaneNotes, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'id'> {
  label: string
  value: string
  /** Absent for a read-only pane. */
  onText?: (text: string) => void
  ref?: Ref<HTMLTextAreaElement>
  /** Puts an example into the box. While the box is empty, a button in it offers that. */
  onExample?: (() => void) | undefined
}

/** A labelled box of text with its buttons, hint and error. Spelling marks and corrections are off: the text is data. */
export function TextPane(props: Props) {
  const { label, value, onText, actions, hint, error, ref, onExample, ...rest } = props
  const id = useId()
  const { field, built } = useShownText<HTMLTextAreaElement>(value)
  useImperativeHandle(ref, () => field.current as HTMLTextAreaElement, [field])
  const isReadOnly = onText === undefined
  useUndoSteps(field, !isReadOnly)
  useEffect(() => {
    if (!isReadOnly) guardTyped(value)
  }, [isReadOnly, value])
  return (
    <div className="pane-fill">
      <PaneHead label={label} labelFor={id} actions={actions} />
      <textarea
        {...PLAIN_TYPING}
        rows={8}
        dir="auto"
        autoComplete="off"
        autoCapitalize="off"
        {...rest}
        {...fieldAttributes({ id, hint, error })}
        ref={field}
        className={`input ${rest.className ?? ''}`}
        defaultValue={built}
        readOnly={isReadOnly}
        onChange={({ target, nativeEvent }) => {
          countTyped(nativeEvent as InputEvent)
          onText?.(target.value)
        }}
      />
      {onExample && value === '' && <ExampleButton onExample={onExample} box={field} />}
      <PaneFoot id={id} hint={hint} error={error} />
    </div>
  )
}

/** Undoes typing in runs instead of letter by letter. Loads the code when the page is first used. */
function useUndoSteps(box: RefObject<HTMLTextAreaElement | null>, isEditable: boolean): void {
  useEffect(() => {
    const field = box.current
    if (!isEditable || field === null) return
    const gone = new AbortController()
    firstUse()
      .then(() => import('./undo-steps.ts'))
      .then(({ groupUndo }) => groupUndo(field, gone.signal), Boolean)
    return () => gone.abort()
  }, [box, isEditable])
}

/** Characters. Less than this is quickly typed again. */
const A_LINE = 80

let typed = 0

/** Counts typed characters. Pasted or dropped text still exists where it came from. */
function countTyped({ inputType, data }: InputEvent): void {
  if (/^insert(?!From)/.test(inputType)) typed += data?.length ?? 1
}

/**
 * Makes the browser ask before a reload or closing loses typed text, because texts are not stored. It does not ask for less
 * than a line, nor after the text was cleared or kept for Back (layouts/scripts/hand-over/kept-input.ts). The listener exists only while needed: a page with one is not put in
 * the back/forward cache.
 */
function guardTyped(text: string): void {
  if (typed <= A_LINE || text === '') return unguard()
  window.addEventListener('beforeunload', ask)
  document.addEventListener('input-kept', unguard)
}

function unguard(): void {
  window.removeEventListener('beforeunload', ask)
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

interface ExampleButtonProps {
  onExample: () => void
  /** The empty box, which gets the keyboard's focus when the button disappears. */
  box: RefObject<HTMLTextAreaElement | null>
}

/** Renders the offer of an example inside an empty text box. */
function ExampleButton({ onExample, box }: ExampleButtonProps) {
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // On a phone the focus would open the keyboard over the result.
    if (currentTarget.matches(':focus-visible')) box.current?.focus()
    onExample()
  }
  return (
    <button type="button" className="button button-small pane-example" onClick={press}>
      Try an example
    </button>
  )
}

/** The parts above and below a text, in a text box or a preview. */
export interface PaneNotes {
  /** Buttons for this text, next to its label. */
  actions?: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

/** The label of a text and its buttons. `labelFor` is the id of its text box, if any. */
export function PaneHead({
  label,
  labelFor,
  actions,
}: {
  label: string
  labelFor?: string
  actions: ReactNode
}) {
  return (
    <div className="pane-head">
      {labelFor === undefined ? (
        <p className="label">{label}</p>
      ) : (
        <label className="label" htmlFor={labelFor}>
          {label}
        </label>
      )}
      {actions !== undefined && <div className="pane-actions">{actions}</div>}
    </div>
  )
}

/** The hint and the error of a text. A whole text is checked at once, so its error is announced as soon as it appears. */
export function PaneFoot({ id, hint, error }: Omit<PaneNotes, 'actions'> & { id: string }) {
  return (
    <>
      {hint !== undefined && (
        <div className="hint pane-note" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error !== undefined && (
        <p className="pane-note font-medium text-bad" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </>
  )
}
