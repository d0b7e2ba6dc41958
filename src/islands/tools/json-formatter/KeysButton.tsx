import { useEffect, useEffectEvent, type ComponentType } from 'react'

import { useOpened } from './use-opened.ts'

interface Props {
  load: () => Promise<ComponentType<{ onClose: () => void }>>
}

/** Opens the list of keyboard shortcuts, which is loaded on first use. The "?" key opens it too, except in a form field. */
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
      {/* Hidden on phones, which have no hardware keyboard. */}
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
