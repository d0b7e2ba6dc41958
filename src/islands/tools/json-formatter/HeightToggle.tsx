import { useEffect, useRef, useState } from 'react'

/** Renders the button that makes the working area as high as the window. */
export function HeightToggle() {
  const [isTall, setTall] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isTall) button.current?.closest('.panes')?.scrollIntoView({ block: 'start' })
  }, [isTall])
  return (
    <button
      ref={button}
      type="button"
      className="button button-small max-lg:hidden"
      aria-pressed={isTall}
      onClick={() => setTall(!isTall)}
      data-tall
    >
      Full height
    </button>
  )
}
