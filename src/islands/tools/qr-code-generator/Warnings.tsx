/** What should be looked at before a code is used. It is read out when it comes. */
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
