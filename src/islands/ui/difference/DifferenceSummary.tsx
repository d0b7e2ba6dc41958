/**
 * Shows the sentence with the number of differences, such as "2 differences: 1 line added, 1 line removed". The narrow result bar
 * reads the kinds and the number from the data attributes.
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
