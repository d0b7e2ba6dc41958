import { byEnd, factLine, pastIn } from '../prerender/fact-rules.ts'
import { loadFacts } from './load-facts.ts'

/**
 * Lists all dated facts, what expires next first (`npm run -s facts`). With `--check` it names the facts that are past their day
 * and fails if there are any (`npm run release-check`).
 */
const today = new Date().toISOString().slice(0, 10)
const facts = await loadFacts()
if (process.argv.includes('--check')) {
  const past = pastIn(facts, 0, today)
  process.stdout.write(
    past.length === 0
      ? `All ${facts.length} dated facts are good on ${today}.\n`
      : `${past.length} of ${facts.length} dated facts are past their day:\n${past.map((fact) => `${factLine(fact)} (${fact.source})\n`).join('')}`,
  )
  process.exitCode = past.length === 0 ? 0 : 1
} else process.stdout.write(byEnd(facts).map((fact) => `${factLine(fact)}\n`).join('')) // prettier-ignore
