import { useEffect, useRef } from 'react'

export interface KeyMapProps {
  groups: readonly KeyGroup[]
  onClose: () => void
}

/** Renders the keyboard shortcuts of the page in a modal dialog. */
export function KeyMap({ groups, onClose }: KeyMapProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className="key-map card raised panel"
      aria-labelledby="key-map-title"
      onClose={onClose}
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id="key-map-title" className="heading-2">
          {TITLE}
        </h2>
        <button
          type="button"
          className="button button-small"
          onClick={() => dialog.current?.close()}
        >
          Close
        </button>
      </div>
      {groups.map(({ title, keys }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <dl>
            {keys.map(([key, what]) => (
              <div key={key}>
                <dt>{key}</dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </dialog>
  )
}

/** The keyboard shortcuts of one area of a page. */
export interface KeyGroup {
  title: string
  keys: readonly (readonly [keys: string, what: string])[]
}

const TITLE = 'Keyboard shortcuts'

export const SHOW_KEYS = ['?', 'Show these shortcuts'] as const

export const TABS: KeyGroup = {
  title: 'Tabs of the result',
  keys: [
    ['← →', 'Go from tab to tab'],
    ['Enter, Space', 'Open the tab'],
  ],
}
