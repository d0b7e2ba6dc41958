import { useState, type ComponentType } from 'react'

import { attempt, loadPart } from '../../ui/load-part.ts'
import type { FilePanelProps } from './files/FilePanel.tsx'

/** Offers to convert whole files; the part that does is loaded when it is asked for. */
export function FilePlace(props: FilePanelProps) {
  const [Panel, setPanel] = useState<ComponentType<FilePanelProps>>()
  const open = async () => {
    const part = await loadPart(() => import('./files/FilePanel.tsx'))
    setPanel(() => part.FilePanel)
  }
  return (
    <section className="card panel mt-4" aria-label="Files">
      <h2 className="label">Any file, up to 500 MB</h2>
      {Panel === undefined ? (
        <button
          type="button"
          className="button button-small mt-2"
          onClick={() => void attempt(open)}
        >
          Convert a file
        </button>
      ) : (
        <Panel {...props} />
      )}
    </section>
  )
}
