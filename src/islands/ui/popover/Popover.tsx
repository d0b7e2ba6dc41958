import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'

import { showPopover } from './show-popover.ts'

interface Props {
  label: string
  /** Called when it closes: after Escape, or a press elsewhere. */
  onClose: () => void
  className?: string
  children: ReactNode
}

/**
 * Shows its content in the top layer, below the button before it, from its first render until it closes. The platform
 * returns the focus. The style sheet must be linked (`linkPopoverStyle`).
 */
export function Popover({ label, onClose, className = '', children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const popover = box.current
    const button = popover?.previousElementSibling
    if (!(button instanceof HTMLElement) || popover === null) return
    const onToggle = ({ newState }: ToggleEvent) => {
      if (newState === 'closed') close()
    }
    popover.addEventListener('toggle', onToggle)
    showPopover(popover, button)
    return () => popover.removeEventListener('toggle', onToggle)
  }, [])
  return (
    <div
      ref={box}
      className={`card popover ${className}`}
      popover="auto"
      role="group"
      aria-label={label}
    >
      {children}
    </div>
  )
}
