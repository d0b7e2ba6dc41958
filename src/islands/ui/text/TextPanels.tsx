import { useState, type ComponentType } from 'react'

import { LoadedFold } from '../work/LoadedFold.tsx'

/** A panel below a tool of texts. */
export interface TextPanel<Props> {
  label: string
  /** Whether a text gives the panel something to show; any text by default. The panel is hidden while it has nothing. */
  isUseful?: (text: string) => boolean
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
export function TextPanels<Props extends Given>({ panels, className, given }: PanelsProps<Props>) {
  const isUseful = (panel: TextPanel<Props>) => panel.isUseful?.(given.text) ?? true
  return (
    <section
      className="grid gap-3"
      aria-label="More about the text"
      hidden={!panels.some(isUseful)}
      data-panels
    >
      {panels.map((panel) => (
        <LoadedFold
          key={panel.label}
          className={`card ${className}`}
          isHidden={!isUseful(panel)}
          {...panel}
        >
          {(Content, isOpen) => <Panel {...{ Content, isOpen, given }} />}
        </LoadedFold>
      ))}
    </section>
  )
}

interface ContentProps<Props extends Given> {
  Content: ComponentType<Props>
  isOpen: boolean
  given: Props
}

/** A closed panel keeps what was done in it, and has no work with the text. */
function Panel<Props extends Given>({ Content, isOpen, given }: ContentProps<Props>) {
  const [text, setText] = useState(given.text)
  if (isOpen && text !== given.text) setText(given.text)
  return <Content {...given} text={text} />
}
