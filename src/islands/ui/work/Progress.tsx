import type { ReactNode } from 'react'

import { CancelButton } from './CancelWork.tsx'

interface Props {
  /** The part that is done, from 0 to 1. */
  share: number
  /** What a screen reader calls the bar. */
  label?: string
  /** Ends the work. Without it there is no Cancel button. */
  onCancel?: () => void
  /** Returns the control that gets the focus when the Cancel button leaves the page with it. */
  returnTo?: () => HTMLElement | null | undefined
  /** A text between the bar and the button, such as the percentage. */
  children?: ReactNode
  className?: string
}

/** The progress of work in the background, with its Cancel button. */
export function Progress(props: Props) {
  const { share, label = 'Progress', onCancel, returnTo, children, className = '' } = props
  return (
    <div className={`flex items-center gap-3 ${className}`.trim()}>
      <progress className="h-2 flex-1 accent-brand" value={share} aria-label={label} />
      {children}
      {onCancel && <CancelButton onCancel={onCancel} returnTo={returnTo ?? (() => null)} />}
    </div>
  )
}
