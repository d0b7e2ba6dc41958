import { useEffect, useState, type ComponentType } from 'react'

import { attempt } from '../../ui/load-part.ts'
import type { KeyMapProps } from './keys/KeyMap.tsx'
import { loadPanel } from './load-panel.ts'

/** Opens the map of the page's keys, which is loaded then; "?" does so too, wherever it is not typed into a field. */
export function KeysButton() {
  const [loaded, setLoaded] = useState<{ KeyMap: ComponentType<KeyMapProps> }>()
  const open = () =>
    void attempt(async () => setLoaded(await loadPanel(() => import('./keys/KeyMap.tsx'))))
  useEffect(() => {
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (key === '?' && !(target as Element).closest('input, textarea, select')) open()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      {/* A phone has no such keys. */}
      <button type="button" className="button button-small max-sm:hidden" onClick={open}>
        Keys
      </button>
      {loaded && <loaded.KeyMap onClose={() => setLoaded(undefined)} />}
    </>
  )
}
