import { useState, type ComponentType } from 'react'

import { attempt, loadPart } from '../../ui/load-part.ts'
import { PANELS, type Panel, type PanelProps } from './panels.ts'

/** What more there is to a text, folded; each panel is loaded when it is first opened. */
export function MorePanels(props: PanelProps) {
  return (
    <section className="grid gap-3" aria-label="More about the text" data-panels>
      {PANELS.map((panel) => (
        <PanelFold key={panel.label} panel={panel} {...props} />
      ))}
    </section>
  )
}

function PanelFold({ panel, text, ...props }: PanelProps & { panel: Panel }) {
  const [isOpen, setOpen] = useState(false)
  const [loaded, setLoaded] = useState<{ Content: ComponentType<PanelProps> }>()
  const toggle = (details: HTMLDetailsElement) =>
    attempt(async () => {
      setOpen(details.open)
      if (!details.open || loaded !== undefined) return
      try {
        const Content = await loadPart(panel.load)
        setLoaded({ Content })
      } catch (error) {
        details.open = false
        throw error
      }
    })
  return (
    <details
      className="fold card needs-script words-panel"
      onToggle={({ currentTarget }) => void toggle(currentTarget)}
    >
      <summary>{panel.label}</summary>
      {/* A closed panel keeps what was entered in it, and has no work with the text. */}
      {loaded && <loaded.Content text={isOpen ? text : ''} {...props} />}
      {isOpen && !loaded && (
        <p className="hint" data-loading>
          Loading…
        </p>
      )}
    </details>
  )
}
