import { linkStyle } from '@/lib/link-style.ts'

import { loadPart } from '../work/load-part.ts'
import styleAddress from './popover.css?url'

/** Links the style sheet of popovers. Rejects with a message for the visitor if it cannot be loaded. */
export function linkPopoverStyle(): Promise<void> {
  return loadPart(() => linkStyle(styleAddress))
}

/** Shows a popover under its button, or above it without room below, and always on the screen. Focuses its first control. */
export function showPopover(popover: HTMLElement, button: HTMLElement): void {
  popover.showPopover()
  const { left, right, top, bottom } = button.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = popover
  const isRoomBeside = left + offsetWidth + 8 <= document.documentElement.clientWidth
  const x = isRoomBeside ? left : Math.max(8, right - offsetWidth)
  const isRoomBelow = bottom + 4 + offsetHeight <= window.innerHeight || top < offsetHeight + 4
  const y = isRoomBelow ? bottom + 4 : top - offsetHeight - 4
  popover.style.left = `${window.scrollX + x}px`
  popover.style.top = `${window.scrollY + y}px`
  popover.querySelector<HTMLElement>('button, select, input')?.focus({ preventScroll: true })
}
