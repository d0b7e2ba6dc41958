import { type ComponentType, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Returns the tool with all of its state wiped when the visitor leaves the page: fields, results, undo and files. For tools
 * whose fields hold a key, a password, a payment or the details of a person. Work in workers ends as well.
 */
export function wipedOnLeave(Tool: ComponentType): ComponentType {
  return function Wiped() {
    const [isThere, setThere] = useState(true)
    useWiped(() => setThere(false))
    useLayoutEffect(() => {
      // In a second render, still within flushSync: a new tool beside the old one would read the old text boxes (use-early.ts).
      if (!isThere) setThere(true)
    }, [isThere])
    return isThere && <Tool />
  }
}

/**
 * Wipes secrets when the visitor leaves the page, because the browser may keep the page in its cache and show it again with
 * Back. `wipe` sets state and runs again when the page is shown from that cache; then `comeBack` runs.
 */
export function useWiped(wipe: () => void, comeBack?: () => void): void {
  // Rendered at once: the browser freezes the page after the event. `persisted` is not asked, since it is only a guess here.
  const leave = useEffectEvent(() => flushSync(wipe))
  const show = useEffectEvent(() => {
    flushSync(wipe)
    comeBack?.()
  })
  useEffect(() => {
    const onLeave = () => leave()
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && show()
    window.addEventListener('pagehide', onLeave)
    window.addEventListener('pageshow', onShow)
    return () => {
      window.removeEventListener('pagehide', onLeave)
      window.removeEventListener('pageshow', onShow)
    }
  }, [])
}
