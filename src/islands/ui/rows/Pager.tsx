interface Props {
  /** Which part of the list is shown, such as "From row 1,001". */
  label?: string
  /** The current page, from 0. */
  page: number
  count: number
  onPage: (page: number) => void
}

/** Back and Next through the pages of a list that is too long for one box. */
export function Pager({ label, page, count, onPage }: Props) {
  const step = (name: string, to: number) => (
    <button
      type="button"
      className="button button-small"
      disabled={to < 0 || to >= count}
      onClick={() => onPage(to)}
    >
      {name}
    </button>
  )
  return (
    <div className="flex items-center gap-2">
      {label !== undefined && <span className="hint tabular-nums">{label}</span>}
      {step('Back', page - 1)}
      {step('Next', page + 1)}
    </div>
  )
}
