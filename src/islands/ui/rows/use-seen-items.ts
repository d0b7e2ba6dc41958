import { useEffect, useState, type RefObject } from 'react'

/** Distance from the visible part at which an item counts as seen, so that its content is fetched ahead. */
const AHEAD = '1000px 0px'

/**
 * Windows items of different heights, such as pieces of a text: returns the numbers of the children of `list` that have come near
 * the visible part of `box`. A child states its number in `data-item`; `first` is seen from the start.
 */
export function useSeenItems(
  box: RefObject<HTMLElement | null>,
  first: number,
  list = box,
): ReadonlySet<number> {
  const [seen, setSeen] = useState<ReadonlySet<number>>(() => new Set([first]))
  useEffect(() => {
    const root = box.current
    const items = list.current
    if (root === null || items === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.filter(({ isIntersecting }) => isIntersecting)
        const numbers = near.map(({ target }) => Number((target as HTMLElement).dataset['item']))
        if (numbers.length > 0) setSeen((before) => new Set([...before, ...numbers]))
      },
      { root, rootMargin: AHEAD },
    )
    for (const item of items.children) observer.observe(item)
    return () => observer.disconnect()
  }, [box, first, list])
  return seen
}
