import { useEffect, useState, type RefObject } from 'react'

/** How far beyond the visible part text is fetched ahead. */
const AHEAD = '1000px 0px'

/** The chunks (children of `box`, numbered from `first` on) that have come near the visible part of their scrolling box. */
export function useSeenChunks(
  box: RefObject<HTMLElement | null>,
  first: number,
): ReadonlySet<number> {
  const [seen, setSeen] = useState<ReadonlySet<number>>(() => new Set([first]))
  useEffect(() => {
    const root = box.current
    if (root === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.filter(({ isIntersecting }) => isIntersecting)
        const indexes = near.map(({ target }) => Number((target as HTMLElement).dataset['chunk']))
        if (indexes.length > 0) setSeen((before) => new Set([...before, ...indexes]))
      },
      { root, rootMargin: AHEAD },
    )
    for (const chunk of root.children) observer.observe(chunk)
    return () => observer.disconnect()
  }, [box, first])
  return seen
}
