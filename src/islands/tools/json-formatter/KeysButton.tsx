import { useEffect, useEffectEvent, type ComponentType } from 'react'

import { useOpened } from './use-opened.ts'

interface Props {
  load: () => Promise<ComponentType<{ onClose: () => void }>>
}

/** Opens the map of the page's keys, which is loaded then; "?" does so too, wherever it is not typed into a field. */
export function KeysButton({ load }: Props) {
  const { Part: KeyMap, open, close } = useOpened(load)
  const openByKey = useEffectEvent(({ key, target }: KeyboardEvent) => {
    if (key === '?' && !(target as Element).closest('input, textarea, select')) void open()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => openByKey(event)
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      {/* A phone has no such keys. */}
      <button
        type="button"
        className="button button-small max-sm:hidden"
        onClick={() => void open()}
      >
        Keys
      </button>
      {KeyMap && <KeyMap onClose={close} />}
    </>
  )
}
