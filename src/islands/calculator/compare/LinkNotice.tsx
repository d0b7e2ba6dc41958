import { createPortal } from 'react-dom'

import { $shared } from './kept-store.ts'
import { useStored } from './use-stored.ts'

interface Props {
  /** Leads to the table. */
  onShow: () => void
}

/** Says above the calculator that its link has brought kept calculations along, which are shown below the results. */
export function LinkNotice({ onShow }: Props) {
  const count = useStored($shared)
  const place = document.querySelector('[data-above-calculator]')
  if (count === 0 || place === null) return null
  return createPortal(
    <div className="notice no-print mb-4 flex flex-wrap items-center gap-x-4 gap-y-1" role="status">
      <p>{sentence(count)}</p>
      <button type="button" className="button button-small" onClick={onShow}>
        Show the comparison
      </button>
    </div>,
    place,
  )
}

function sentence(count: number): string {
  return count === 1
    ? 'This link carries a kept calculation. It is shown below the results.'
    : `This link carries ${count} kept calculations. They are compared below the results.`
}
