interface Props {
  page: number
  count: number
  onPage: (page: number) => void
}

/** The ways from a page of a long text, counted from 0, to the one before and the one after it. */
export function PageSteps({ page, count, onPage }: Props) {
  return (
    <>
      <button
        type="button"
        className="button button-small"
        disabled={page === 0}
        onClick={() => onPage(page - 1)}
      >
        Back
      </button>
      <button
        type="button"
        className="button button-small"
        disabled={page >= count - 1}
        onClick={() => onPage(page + 1)}
      >
        Next
      </button>
    </>
  )
}
