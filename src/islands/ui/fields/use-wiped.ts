import { useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'

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
