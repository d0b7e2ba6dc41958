import { useDeferredValue, useState, type ComponentType } from 'react'

import { attempt, loadPart } from '../../ui/load-part.ts'
import { PANELS, type Panel, type PanelProps } from './panels.ts'

/** What more there is to a text, folded; each panel is loaded when it is first opened, and follows the typing when there is time. */
export function UrlPanels({ text, ...props }: PanelProps) {
  const deferred = useDeferredValue(text)
  return (
    <section className="mt-6 grid gap-3" aria-label="More about the text" data-panels>
      {PANELS.map((panel) => (
        <PanelFold key={panel.label} panel={panel} text={deferred} {...props} />
      ))}
    </section>
  )
}

function PanelFold({ panel, text, ...props }: PanelProps & { panel: Panel }) {
  const [isOpen, setOpen] = useState(false)
  const [shown, setShown] = useState(text)
  const [loaded, setLoaded] = useState<{ Content: ComponentType<PanelProps> }>()
  // A closed panel keeps what was done in it, and has no work with the text.
  if (isOpen && shown !== text) setShown(text)
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
      className="fold card needs-script url-panel"
      onToggle={({ currentTarget }) => void toggle(currentTarget)}
    >
      <summary>{panel.label}</summary>
      {loaded && <loaded.Content text={shown} {...props} />}
      {isOpen && !loaded && (
        <p className="hint" data-loading>
          Loading…
        </p>
      )}
    </details>
  )
}
