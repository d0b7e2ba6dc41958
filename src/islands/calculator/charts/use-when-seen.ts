import { useEffect, useState, type RefObject } from 'react'

/** How far below the visible part of the page loading begins. */
const AHEAD = '200px'

/** What `load` brings once the element comes near the visible part of the page, and whether it did not come. */
export function useWhenSeen<Loaded extends object>(
  element: RefObject<Element | null>,
  load: () => Promise<Loaded>,
): { loaded: Loaded | undefined; isLost: boolean } {
  const [loaded, setLoaded] = useState<Loaded>()
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    if (element.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        load().then(setLoaded, () => setLost(true))
      },
      { rootMargin: AHEAD },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, load])
  return { loaded, isLost }
}
