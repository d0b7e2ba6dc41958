import { useEffect, useRef, useState, type ComponentType } from 'react'

import { attempt, loadPart } from '@/islands/ui/work/load-part.ts'
import { passFocus } from '@/islands/ui/text/pass-focus.ts'
import type { FilePanelProps } from './files/FilePanel.tsx'

/** Offers to convert whole files; the part that does is loaded when it is asked for. */
export function FilePlace(props: FilePanelProps) {
  const [Panel, setPanel] = useState<ComponentType<FilePanelProps>>()
  const place = useRef<HTMLElement>(null)
  const { dropped } = props
  const open = async () => {
    const part = await loadPart(() => import('./files/FilePanel.tsx'))
    setPanel(() => part.FilePanel)
    passFocus(() => place.current?.querySelector<HTMLElement>('button'))
  }
  useEffect(() => {
    if (dropped === undefined) return
    // It was dropped above: who sees the page, and who hears it, is led to what becomes of the file.
    place.current?.focus()
    void attempt(open)
  }, [dropped])
  return (
    <section ref={place} className="card panel mt-4" aria-label="Files" tabIndex={-1}>
      <h2 className="label font-semibold">Any file, up to 500 MB</h2>
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
