import { useState, type ComponentType } from 'react'

import { attempt, loadPart } from './load-part.ts'

/** A panel below a tool of texts. */
export interface TextPanel<Props> {
  label: string
  /** Gets the panel when it is first opened. */
  load: () => Promise<ComponentType<Props>>
}

interface Given {
  text: string
}

interface PanelsProps<Props extends Given> {
  panels: readonly TextPanel<Props>[]
  /** The class of each panel, for the tool's own styles. */
  className: string
  /** What each panel is given. */
  given: Props
}

/** What more there is to a text, folded; each panel is loaded when it is first opened. */
export function TextPanels<Props extends Given>({ panels, ...props }: PanelsProps<Props>) {
  return (
    <section className="grid gap-3" aria-label="More about the text" data-panels>
      {panels.map((panel) => (
        <PanelFold key={panel.label} panel={panel} {...props} />
      ))}
    </section>
  )
}

interface FoldProps<Props extends Given> extends Omit<PanelsProps<Props>, 'panels'> {
  panel: TextPanel<Props>
}

function PanelFold<Props extends Given>({ panel, className, given }: FoldProps<Props>) {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState(given.text)
  const [loaded, setLoaded] = useState<{ Content: ComponentType<Props> }>()
  // A closed panel keeps what was done in it, and has no work with the text.
  if (isOpen && text !== given.text) setText(given.text)
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
      className={`fold card needs-script ${className}`}
      onToggle={({ currentTarget }) => void toggle(currentTarget)}
    >
      <summary>{panel.label}</summary>
      {loaded && <loaded.Content {...given} text={text} />}
      {isOpen && !loaded && (
        <p className="hint" data-loading>
          Loading…
        </p>
      )}
    </details>
  )
}
