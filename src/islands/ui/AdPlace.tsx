import { memo } from 'react'

interface Props {
  name: 'narrow' | 'banner' | 'rail'
  /** The place is used only if the details of the calculator have the full width below it. */
  before?: 'details'
}

const NOTHING = { __html: '' }

/**
 * A place between the answer of a tool and what follows it. The build moves an advertisement of the page into it
 * (layouts/ads/place-ads.ts), and React leaves that HTML alone. Pages in frames of other sites leave it empty.
 */
export const AdPlace = memo(function AdPlace({ name, before }: Props) {
  return (
    <div
      className="contents"
      data-ad-place={name}
      data-before={before}
      suppressHydrationWarning
      dangerouslySetInnerHTML={NOTHING}
    />
  )
})
