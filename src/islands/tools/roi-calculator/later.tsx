export { working } from './working.ts'

/** Says the formula. */
export function says() {
  return (
    <p className="mt-4">
      <span className="text-soft">Formula: </span>
      <code className="font-mono">(Final - Initial) / Initial × 100</code>
    </p>
  )
}

/** Explains what the return is. */
export function parts() {
  return (
    <section className="brief result-part">
      <h3 className="heading-3">Understanding ROI</h3>
      <ul className="mt-2 grid list-disc gap-1 pl-5">
        <li>ROI is the profit or loss as a share of what you put in.</li>
        <li>A positive ROI is a gain, a negative one a loss; 0% means you got your money back.</li>
        <li>ROI says nothing about time: 50% in 5 years is 8.45% a year, in 10 years 4.14%.</li>
        <li>
          Count fees and taxes into the initial and final amounts to see what you really earned.
        </li>
      </ul>
    </section>
  )
}
