import { useRef, type KeyboardEvent } from 'react'

import { PANELS } from './panels.ts'
import { TEXT } from './use-panels.ts'

const TABS = [{ id: TEXT, label: 'Text' }, ...PANELS]

interface Props {
  open: string
  onOpen: (id: string) => void
}

/** The tabs over a result. The arrow keys go from one to the next; a look opens when it is pressed, for it may have to be loaded. */
export function PanelTabs({ open, onOpen }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const tabs = [...(list.current?.children ?? [])] as HTMLElement[]
    if (step === undefined) return
    event.preventDefault()
    const at = tabs.indexOf(event.target as HTMLElement)
    tabs.at((at + step) % tabs.length)?.focus()
  }
  return (
    <div ref={list} className="pane-tabs" role="tablist" aria-label="Looks" onKeyDown={onKeyDown}>
      {TABS.map(({ id, label }) => (
        <button
          key={id}
          id={`tab-${id}`}
          type="button"
          role="tab"
          aria-selected={id === open}
          aria-controls={`panel-${id}`}
          tabIndex={id === open ? 0 : -1}
          onClick={() => onOpen(id)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
