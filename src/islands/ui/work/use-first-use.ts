import { useEffect, useState } from 'react'

import { firstUse } from '@/lib/first-use.ts'

/**
 * Returns whether the visitor has used the page: moved a mouse, scrolled, pressed, focused or typed. As the second argument of
 * `useLoaded`, it loads a part at the first use instead of with the page.
 */
export function useFirstUse(): boolean {
  const [isUsed, setUsed] = useState(false)
  useEffect(() => void firstUse().then(() => setUsed(true)), [])
  return isUsed
}
