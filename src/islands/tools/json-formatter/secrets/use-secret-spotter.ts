import { useEffect, useState, type ComponentType } from 'react'

import type { SecretsLineProps } from './SecretsLine.tsx'

/** What tells of secrets in a result: a part of its own, loaded when there is one and the page has nothing else to do. */
export function useSecretSpotter() {
  const [Line, setLine] = useState<ComponentType<SecretsLineProps>>()
  useEffect(() => {
    const load = async () => {
      const { SecretsLine } = await import('./SecretsLine.tsx')
      setLine(() => SecretsLine)
    }
    // Without it the page does all that it was asked to.
    const timer = setTimeout(() => void load().catch(() => undefined), 200)
    return () => clearTimeout(timer)
  }, [])
  return { Line }
}
