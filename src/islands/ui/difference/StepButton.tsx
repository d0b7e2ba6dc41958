interface Props {
  label: string
  sign: string
  isOff: boolean
  onClick: () => void
}

/** A small button that goes to the previous or next of several places. */
export function StepButton({ label, sign, isOff, onClick }: Props) {
  return (
    <button
      type="button"
      className="button button-small"
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={onClick}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  )
}
