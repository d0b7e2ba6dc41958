import { whole } from '@/lib/format.ts'

import { WORDS } from '@/json/contents/sentences.ts'

interface ShowProps {
  /** For screen readers, as there are many of these. */
  name: string
  label?: string
  onClick: () => void
}

/** Goes to a place in the text. */
export function Show({ name, label = WORDS.show, onClick }: ShowProps) {
  return (
    <button type="button" className="button button-small" aria-label={name} onClick={onClick}>
      {label}
    </button>
  )
}

/** How many are not listed. */
export function More({ count }: { count: number }) {
  return count > 0 ? <p className="hint">{`and ${whole(count)} more`}</p> : null
}
