import { useEffect, useRef, useState } from 'react'

/**
 * Pages a long list: returns the page of its current item and scrolls that item into sight. A page chosen by hand stays until
 * the current item changes.
 */
export function useCurrentPage(current: number, place: number, pageLength: number) {
  const [turned, setTurned] = useState<{ current: number; page: number }>()
  const isTurned = turned?.current === current
  const page = isTurned ? turned.page : Math.floor(Math.max(place, 0) / pageLength)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const item = box.current?.querySelector<HTMLElement>('[aria-current]')
    if (box.current && item) box.current.scrollTop = item.offsetTop - box.current.clientHeight / 3
  }, [current, page])
  return { page, box, turnTo: (next: number) => setTurned({ current, page: next }) }
}
