import { byEnd, factLine, reportPast } from '../prerender/fact-rules.ts'
import { loadFacts } from './warn-of-old-facts.ts'

/**
 * Lists all dated facts, what expires next first (`npm run -s facts`). With `--check` it lists only the facts that are past their
 * day and fails if one has ended (`npm run release-check`).
 */
const facts = await loadFacts()
if (process.argv.includes('--check')) {
  const { text, hasFailed } = reportPast(facts, new Date().toISOString().slice(0, 10))
  process.stdout.write(text)
  process.exitCode = hasFailed ? 1 : 0
} else {
  process.stdout.write(
    byEnd(facts)
      .map((fact) => `${factLine(fact)}\n`)
      .join(''),
  )
}
