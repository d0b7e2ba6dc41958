import { useState, type ComponentType } from 'react'

import { attempt, loadPart } from '../../ui/load-part.ts'

interface Props<PartProps extends object> {
  label: string
  /** Gets what is folded when it is first opened. */
  load: () => Promise<ComponentType<PartProps>>
  /** What the folded part is given. */
  part: PartProps
}

/** A part of the page that is folded, and loaded when it is first opened. */
export function LaterFold<PartProps extends object>({ label, load, part }: Props<PartProps>) {
  const [loaded, setLoaded] = useState<{ Content: ComponentType<PartProps> }>()
  const open = (details: HTMLDetailsElement) =>
    attempt(async () => {
      if (!details.open || loaded !== undefined) return
      try {
        const Content = await loadPart(load)
        setLoaded({ Content })
      } catch (error) {
        details.open = false
        throw error
      }
    })
  return (
    <details
      className="fold needs-script"
      onToggle={({ currentTarget }) => void open(currentTarget)}
    >
      <summary>{label}</summary>
      <div className="pb-5">
        {loaded ? (
          <loaded.Content {...part} />
        ) : (
          <p className="hint" data-loading>
            Loading…
          </p>
        )}
      </div>
    </details>
  )
}
