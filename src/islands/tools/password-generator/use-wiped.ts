import { useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'

/**
 * Takes secrets off a page that is left, for the browser may keep it and show it again; then `comeBack` is called. `wipe` sets
 * state, which is drawn before the page is kept.
 */
export function useWiped(wipe: () => void, comeBack?: () => void): void {
  const leave = useEffectEvent(() => flushSync(wipe))
  const show = useEffectEvent((event: PageTransitionEvent) => event.persisted && comeBack?.())
  useEffect(() => {
    const onLeave = () => leave()
    const onShow = (event: PageTransitionEvent) => show(event)
    window.addEventListener('pagehide', onLeave)
    window.addEventListener('pageshow', onShow)
    return () => {
      window.removeEventListener('pagehide', onLeave)
      window.removeEventListener('pageshow', onShow)
    }
  }, [])
}
