/**
 * Shows what differs, such as "2 differences: 1 added, 1 removed" or "3 lines changed, 1 added". The narrow result bar reads the
 * figure and its label from the data attributes.
 */
export function DifferenceSummary({ sentence }: { sentence: string }) {
  const [count, kinds = 'Differences'] = sentence.split(': ')
  return (
    <dl className="compare-summary" data-answer data-label={kinds} data-figure={count}>
      <dt className="sr-only">Differences</dt>
      <dd>
        <span role="status" data-summary>
          {sentence}
        </span>
      </dd>
    </dl>
  )
}
