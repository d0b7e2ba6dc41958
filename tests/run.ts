/**
 * Everything that must hold, in the order in which a failure is cheapest to learn of. A step that fails does not stop the
 * later ones, except that nothing can be said of a site that was not built.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'

import { provideShell } from './chromium.ts'
import { provideZbar } from './zbar.ts'

type Runner = 'vitest' | 'playwright' | 'engines'

interface Step {
  name: string
  command: string[]
  /** Where the step's runner writes its counts; a step without one counts as one. */
  counts?: Runner
  /** Later steps make no sense without it. */
  isNeeded?: boolean
}

interface Count {
  passed: number
  failed: number
  /** What cannot be tried on this machine; the step itself says why. */
  skipped?: number
}

const vitest = (project: string): Step => ({
  name: project,
  command: ['vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', project],
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
  {
    name: 'browser',
    // The order is new in each run; the first line of output says how to repeat it.
    command: ['playwright', 'test', '--shuffle', '--config', 'tests/playwright.config.ts'],
    counts: 'playwright',
  },
  { name: 'engines', command: ['node', 'tests/engines/run.ts'], counts: 'engines' },
  vitest('torture'),
]

provideShell()
provideZbar()
const folder = 'test-results'
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
const total: Count = { passed: 0, failed: 0 }
for (const step of steps) {
  const startedAt = Date.now()
  const count = run(step)
  total.passed += count.passed
  total.failed += count.failed
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  const skipped = count.skipped ? `, ${count.skipped} skipped` : ''
  console.log(
    `== ${step.name}: ${count.passed} passed, ${count.failed} failed${skipped} (${seconds} s)\n`,
  )
  if (step.isNeeded && count.failed > 0) break
}
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

function run({ name, command, counts }: Step): Count {
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
  if (counts === undefined)
    return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const count = existsSync(output) ? readCount(output, counts) : { passed: 0, failed: 0 }
  // A runner that fails without a failing test (no test found, a broken set-up) has failed all the same.
  if (status !== 0 && count.failed === 0) return { ...count, failed: 1 }
  return count
}

function readCount(file: string, runner: Runner): Count {
  const result = JSON.parse(readFileSync(file, 'utf8'))
  if (runner === 'vitest') return { passed: result.numPassedTests, failed: result.numFailedTests }
  if (runner === 'engines') return result as Count
  return { passed: result.stats.expected, failed: result.stats.unexpected + result.stats.flaky }
}
