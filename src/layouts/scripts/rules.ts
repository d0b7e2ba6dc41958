/** The script of the page of rules: its links to rules in folds, and its time line, from which the days that passed go. */
import './open-linked.ts'

const lines = [...document.querySelectorAll<HTMLElement>('[data-day]')]
const shown = lines.filter(({ hidden }) => !hidden).length
const now = new Date()
const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
const coming = lines.filter(({ dataset }) => (dataset['day'] ?? '') >= today)
// With all days past, the page still shows its last ones, which it says were known at the last check.
if (coming.length > 0)
  for (const line of lines) line.hidden = !coming.slice(0, shown).includes(line)
