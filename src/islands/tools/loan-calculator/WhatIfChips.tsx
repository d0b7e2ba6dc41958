import type { WhatIf } from './what-ifs.ts'

interface Props {
  whatIfs: readonly WhatIf[]
  /** The one that is on. */
  shown: WhatIf | undefined
  /** Gets the label of the one that is pressed; undefined to turn it off. */
  onPress: (label: string | undefined) => void
}

/** Changes of the loan, of which one at a time can be tried. */
export function WhatIfChips({ whatIfs, shown, onPress }: Props) {
  return (
    <div
      className="needs-script no-print mt-2 mb-1 flex flex-wrap gap-2"
      role="group"
      aria-label="What if"
    >
      {whatIfs.map(({ label }) => (
        <button
          key={label}
          type="button"
          className={`button button-small rounded-full font-normal max-sm:px-1.5 ${label === shown?.label ? 'button-filled' : ''}`}
          aria-pressed={label === shown?.label}
          onClick={() => onPress(label === shown?.label ? undefined : label)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

/** What the change saves, with the way to its details. */
export function Saving({ saving, href }: WhatIf) {
  // A page that frames the tool can show no other page of the site.
  const isFramed = document.querySelector('[data-whole-tool]') !== null
  return (
    <>
      <strong>{saving}.</strong>{' '}
      <a className="link" href={href} {...(isFramed && { target: '_blank', rel: 'noopener' })}>
        See it in Prepayment
        {isFramed && <span className="sr-only">, in a new tab</span>}
      </a>
    </>
  )
}
