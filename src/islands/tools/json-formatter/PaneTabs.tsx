import { useRef, type KeyboardEvent } from 'react'

interface Props<Id extends string> {
  /** In their order; `panel` is the panel that a tab opens, where that is not its own. */
  tabs: readonly { id: Id; label: string; panel?: string }[]
  open: Id
  onOpen: (id: Id) => void
}

/** The tabs over a result. The arrow keys go from one to the next; a look opens when it is pressed, for it may have to be loaded. */
export function PaneTabs<Id extends string>({ tabs, open, onOpen }: Props<Id>) {
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const buttons = [...(list.current?.children ?? [])] as HTMLElement[]
    if (step === undefined) return
    event.preventDefault()
    const at = buttons.indexOf(event.target as HTMLElement)
    buttons.at((at + step) % buttons.length)?.focus()
  }
  return (
    <div ref={list} className="pane-tabs" role="tablist" aria-label="Looks" onKeyDown={onKeyDown}>
      {tabs.map(({ id, label, panel = id }) => (
        <button
          key={id}
          id={`tab-${id}`}
          type="button"
          role="tab"
          aria-selected={id === open}
          aria-controls={`panel-${panel}`}
          tabIndex={id === open ? 0 : -1}
          onClick={() => onOpen(id)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
