import { useRef, type KeyboardEvent } from 'react'

interface Props<Id extends string> {
  /** The tabs in display order. `panel` is the panel that a tab controls, when its id differs from the tab's id. */
  tabs: readonly { id: Id; label: string; panel?: string }[]
  open: Id
  onOpen: (id: Id) => void
}

/** Renders the tabs above a result. Arrow keys only move the focus; a press opens the panel, because it may need loading. */
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
