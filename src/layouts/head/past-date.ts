/** Marks the page if it is past the day to which its rates and rules are known, in UTC, so that its notice is there at first paint. */
export function markPastDate(): void {
  const { dataset } = document.documentElement
  const { until } = dataset
  if (until && until < new Date().toISOString().slice(0, 10)) dataset['past'] = ''
}
