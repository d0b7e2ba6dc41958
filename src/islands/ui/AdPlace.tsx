import { useState } from 'react'

const NOTHING = { __html: '' }

/**
 * A place between the answer of a tool and what follows it. The build moves an advertisement of the page into it
 * (layouts/ads/place-ads.ts), and React leaves that HTML alone. Pages in frames of other sites leave it empty.
 */
export function AdPlace({ name }: { name: 'narrow' | 'banner' | 'rail' }) {
  // A part that only the browser draws has no advertisement, and the policy forbids writing HTML there.
  const [isBuilt] = useState(
    () => typeof document === 'undefined' || document.querySelector('[data-ad-place]') !== null,
  )
  if (!isBuilt) return null
  return (
    <div
      className="contents"
      data-ad-place={name}
      suppressHydrationWarning
      dangerouslySetInnerHTML={NOTHING}
    />
  )
}
