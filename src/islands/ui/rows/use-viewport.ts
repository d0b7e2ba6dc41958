import { useEffect, useState, type RefObject } from 'react'

/** The visible part of a scrolling box, in pixels. */
export interface Viewport {
  top: number
  left: number
  width: number
  height: number
}

/** Returns the visible part of a box, updated on scroll and resize. */
export function useViewport(box: RefObject<HTMLElement | null>): Viewport {
  const [viewport, setViewport] = useState<Viewport>({ top: 0, left: 0, width: 0, height: 0 })
  useEffect(() => {
    const element = box.current
    if (element === null) return
    const look = () =>
      setViewport({
        top: element.scrollTop,
        left: element.scrollLeft,
        width: element.clientWidth,
        height: element.clientHeight,
      })
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [box])
  return viewport
}
