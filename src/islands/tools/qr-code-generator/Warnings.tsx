/** Warnings before a code is used. Screen readers announce new ones. */
export function Warnings({ warnings = [] }: { warnings: readonly string[] | undefined }) {
  return (
    <div role="status" data-warnings>
      {warnings.map((warning) => (
        <p className="notice" key={warning}>
          {warning}
        </p>
      ))}
    </div>
  )
}
