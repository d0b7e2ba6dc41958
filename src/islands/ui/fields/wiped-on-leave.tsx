import { useLayoutEffect, useState, type ComponentType } from 'react'

import { useWiped } from './use-wiped.ts'

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
