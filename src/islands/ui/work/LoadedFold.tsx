import { type ComponentType, type ReactNode, useState } from 'react'

import { attempt, loadPart } from './load-part.ts'

interface Props<PartProps> {
  label: string
  className?: string
  /** Hides the fold and keeps its state. */
  isHidden?: boolean
  /** Gets what is folded when it is first opened. */
  load: () => Promise<ComponentType<PartProps>>
  /** Shows what was loaded; it stays when it is folded again. */
  children: (Part: ComponentType<PartProps>, isOpen: boolean) => ReactNode
}

/** A part of the page that is folded, and loaded when it is first opened. */
export function LoadedFold<PartProps>(props: Props<PartProps>) {
  const { label, className = '', isHidden = false, load, children } = props
  const [isOpen, setOpen] = useState(false)
  const [loaded, setLoaded] = useState<{ Part: ComponentType<PartProps> }>()
  const toggle = (details: HTMLDetailsElement) =>
    attempt(async () => {
      setOpen(details.open)
      if (!details.open || loaded !== undefined) return
      try {
        const Part = await loadPart(load)
        setLoaded({ Part })
      } catch (error) {
        details.open = false
        throw error
      }
    })
  return (
    <details
      ref={tellIfOpen}
      className={`fold needs-script ${className}`}
      hidden={isHidden}
      onToggle={({ currentTarget }) => void toggle(currentTarget)}
    >
      <summary>{label}</summary>
      {loaded && children(loaded.Part, isOpen)}
      {isOpen && !loaded && (
        <p className="hint" data-loading>
          Loading…
        </p>
      )}
    </details>
  )
}

/** As `ref` of a fold: tells its `onToggle` that it was unfolded before React took it over, which nobody heard. */
export function tellIfOpen(fold: HTMLDetailsElement | null): void {
  if (fold?.open) fold.dispatchEvent(new Event('toggle'))
}
