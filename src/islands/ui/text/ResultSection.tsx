import type { ReactNode, Ref } from 'react'

import { CopyButton } from './CopyButton.tsx'
import { SendToButton } from './SendToButton.tsx'

/** More characters of a result are not drawn. Copy and Send to take all of them. */
export const MOST_SHOWN = 2000

interface ResultProps {
  text: string
  /** What the text is, for screen readers. */
  name: string
  disabled?: boolean
}

/** Copies a text, or sends it to another page. */
export function CopyAndSend({ text, name, disabled = false }: ResultProps) {
  return (
    <>
      <CopyButton text={text} accessibleLabel={`Copy: ${name}`} disabled={disabled} />
      <SendToButton content={text} subject={name} disabled={disabled} />
    </>
  )
}

interface Props {
  heading: string
  /** What is copied and sent. */
  text: string
  /** What it is called on the buttons; the heading by default. */
  name?: string
  about?: string
  /** Buttons before and after Copy and Send to. */
  before?: ReactNode
  after?: ReactNode
  /** Makes the section take the focus when a button of it goes away. */
  ref?: Ref<HTMLElement>
  /** How the text is drawn; by default its beginning. */
  children?: ReactNode
}

/** One of several results of a panel, under its heading and beside its buttons. */
export function ResultSection(props: Props) {
  const { heading, text, name = heading, about, before, after, ref, children } = props
  const title = <h2>{heading}</h2>
  return (
    <section ref={ref} aria-label={heading} tabIndex={ref ? -1 : undefined}>
      <div className="pane-head">
        {about === undefined ? (
          title
        ) : (
          <div>
            {title}
            <p className="hint">{about}</p>
          </div>
        )}
        <div className="pane-actions">
          {before}
          <CopyAndSend text={text} name={name} />
          {after}
        </div>
      </div>
      {children ?? (
        <p className="result-text" translate="no" dir="auto">
          {text.slice(0, MOST_SHOWN)}
          {text.length > MOST_SHOWN && '…'}
        </p>
      )}
    </section>
  )
}
