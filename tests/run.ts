/**
 * Everything that must hold, in the order in which a failure is cheapest to learn of. A step that fails does not stop the
 * later ones, except that nothing can be said of a site that was not built.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'

import { chromiumPath, provideShell } from './chromium.ts'
import { type Outcome, readOutcome, type Runner } from './outcome.ts'
import { provideZbar } from './zbar.ts'

interface Step {
  name: string
  command: string[]
  /** Where the step's runner writes its counts; a step without one counts as one. */
  counts?: Runner
  /** Later steps make no sense without it. */
  isNeeded?: boolean
  /** Throws a sentence where the machine lacks what the step needs. */
  prepare?: () => Promise<unknown>
}

const vitest = (project: string): Step => ({
  name: project,
  command: ['vitest', 'run', '--project', project],
  counts: 'vitest',
})
const steps: Step[] = [
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: ['eslint', '--max-warnings', '0', '.'] },
  { name: 'types', command: ['astro', 'check'] },
  {
    name: 'dead code',
    command: ['knip', '--config', 'tests/knip.json', '--treat-config-hints-as-errors'],
  },
  {
    name: 'spelling',
    command: ['cspell', 'lint', '--config', 'tests/cspell.json', '--no-progress', 'src/content/**/*.{md,mdx}'], // prettier-ignore
  },
  { name: 'licences', command: ['node', 'tests/licences.ts'] },
  vitest('unit'),
  { name: 'build', command: ['npm', 'run', '--silent', 'build'], isNeeded: true },
  vitest('built'),
  vitest('integration'),
  {
    name: 'browser',
    // The order is new in each run; the first line of output says how to repeat it.
    command: ['playwright', 'test', '--shuffle'],
    counts: 'playwright',
    prepare: chromiumPath,
  },
  { name: 'engines', command: ['node', 'tests/engines/run.ts'], counts: 'engines' },
  vitest('torture'),
]

provideShell()
provideZbar()
const folder = 'test-results'
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
const total = { passed: 0, failed: 0, skipped: 0 }
const troubles: string[] = []
const skips: string[] = []
for (const step of steps) {
  const startedAt = Date.now()
  const outcome = await attempt(step)
  total.passed += outcome.passed
  total.failed += outcome.failed
  total.skipped += outcome.skipped ?? 0
  troubles.push(...(outcome.troubles ?? []))
  skips.push(...(outcome.skips ?? []))
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  const skipped = outcome.skipped ? `, ${outcome.skipped} skipped` : ''
  console.log(
    `== ${step.name}: ${outcome.passed} passed, ${outcome.failed} failed${skipped} (${seconds} s)\n`,
  )
  if (step.isNeeded && outcome.failed > 0) break
}
if (troubles.length > 0) console.log(`${troubles.join('\n\n')}\n`)
if (total.skipped > 0)
  console.log(`${total.skipped} skipped:\n${skips.map((skip) => `  ${skip}`).join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

async function attempt(step: Step): Promise<Outcome> {
  try {
    await step.prepare?.()
  } catch (error) {
    const skips = [`${step.name}: ${(error as Error).message}`]
    return { passed: 0, failed: 0, skipped: 1, skips }
  }
  return run(step)
}

function run({ name, command, counts }: Step): Outcome {
  console.log(`== ${name}`)
  const output = `${folder}/${name}.json`
  const [program = '', ...args] = command
  if (counts === 'vitest')
    args.push('--reporter=dot', '--reporter=json', `--outputFile.json=${output}`)
  if (counts === 'engines') args.push('--output', output)
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      ...(counts === 'playwright' ? { PLAYWRIGHT_JSON_OUTPUT_NAME: resolve(output) } : {}),
    },
  })
  const failure = { passed: 0, failed: 1, troubles: [`failed: ${name}, see above`] }
  if (counts === undefined) return status === 0 ? { passed: 1, failed: 0 } : failure
  const outcome = existsSync(output) ? readOutcome(output, counts) : { passed: 0, failed: 0 }
  // A runner that fails without a failing test (no test found, a broken set-up) has failed all the same.
  return status === 0 || outcome.failed > 0 ? outcome : { ...failure, passed: outcome.passed }
}
