/** The ends of a slider. Screen readers have them from the slider itself. */
export function SliderEnds({ least, most }: { least: number; most: number }) {
  return (
    <p className="below-field" aria-hidden="true">
      <span>{least}</span>
      <span>{most}</span>
    </p>
  )
}
