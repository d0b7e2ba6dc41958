import { startTransition, useEffect, useState } from 'react'

import { showError } from '@/lib/stores/toast.ts'

/** A part of the page that is loaded when it is needed. Rejects with the sentence the visitor reads when it cannot be. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch {
    throw new Error('A part of this page has not loaded. Please try again when you are online.')
  }
}

/** Does what a visitor asked for, and tells them the sentence of the error when it cannot be done. */
export async function attempt(action: () => Promise<unknown>): Promise<void> {
  try {
    await action()
  } catch (error) {
    showError('Error', error)
  }
}

/**
 * Loads a part of the page once it is wanted, and returns it, or undefined until then. It is drawn as a transition. A part that
 * cannot be loaded is reported in a toast. `load` must stay the same function.
 */
export function useLoaded<Part>(load: () => Promise<Part>, isWanted = true): Part | undefined {
  const [loaded, setLoaded] = useState<{ part: Part }>()
  useEffect(() => {
    if (!isWanted) return
    void attempt(async () => {
      const part = await loadPart(load)
      startTransition(() => setLoaded({ part }))
    })
  }, [load, isWanted])
  return loaded?.part
}
