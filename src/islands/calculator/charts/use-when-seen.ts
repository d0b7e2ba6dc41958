import { useEffect, useState, type RefObject } from 'react'

/** Loading starts at this distance below the viewport. */
const AHEAD = '200px'

/** Calls `load` when the element comes near the viewport. Returns its result, and whether it failed. */
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
