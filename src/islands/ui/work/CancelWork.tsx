import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

import { after } from './use-settled.ts'

/** Work that ends sooner needs no button, which would only flash. */
const NOTICED_MS = 300

interface Props {
  onCancel: () => void
  /** The control that gets the focus when the button goes away while it has it. */
  returnTo: () => HTMLElement | null | undefined
  label?: string
}

/** Cancels work in the background: shown when the work lasts long enough to be noticed. */
export function CancelWork(props: Props) {
  const [isNoticed, setNoticed] = useState(false)
  useEffect(() => after(NOTICED_MS, () => setNoticed(true)), [])
  return isNoticed && <CancelButton {...props} />
}

/** The same button without the delay, for work whose progress is already on screen. */
export function CancelButton({ onCancel, returnTo, label = 'Cancel' }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusBack(button, returnTo)
  return (
    <button ref={button} type="button" className="button button-small" onClick={onCancel}>
      {label}
    </button>
  )
}

/** Moves the focus to another control when the one that has it leaves the page; it would fall to the body otherwise. */
function useFocusBack(leaving: RefObject<HTMLElement | null>, returnTo: Props['returnTo']): void {
  const target = useRef(returnTo)
  useEffect(() => void (target.current = returnTo))
  useLayoutEffect(() => {
    const element = leaving.current
    return () => {
      if (element !== null && document.activeElement === element) target.current()?.focus()
    }
  }, [leaving])
}
