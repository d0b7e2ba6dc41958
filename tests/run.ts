/**
 * Runs the steps of steps.ts, with `--all` the thorough ones too. A failing step does not stop the later ones, except the build,
 * which they need.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'

import { provideShell } from './chromium.ts'
import { type Outcome, readOutcome } from './outcome.ts'
import { stages, thoroughStages, type Step } from './steps.ts'
import { providePostgres } from './fixtures/postgres.ts'
import { sizeReport } from './room-sizes.ts'
import { provideZbar } from './programs.ts'

// Each step runs in its own process group, which the terminal's signals do not reach. They end when this program exits.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
const isAll = process.argv.includes('--all')
provideShell()
if (isAll) {
  provideZbar()
  providePostgres()
}
const folder = 'test-results'
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
const total = { passed: 0, failed: 0, skipped: 0 }
const troubles: string[] = []
const skips: string[] = []
const retried: string[] = []
for (const rows of isAll ? [...stages, ...thoroughStages] : stages) {
  // With two rows at once, the output of each step is printed when it has ended.
  const show = rows.length > 1 ? 'at its end' : 'at once'
  const isSound = await Promise.all(rows.map((row) => takeInTurn(row, show)))
  if (isSound.includes(false)) break
}
if (troubles.length > 0) console.log(`${troubles.join('\n\n')}\n`)
if (retried.length > 0)
  console.log(`${retried.length} passed only at a second attempt:\n\n${retried.join('\n\n')}\n`)
if (total.skipped > 0)
  console.log(`${total.skipped} skipped:\n${skips.map((skip) => `  ${skip}`).join('\n')}\n`)
if (!isAll) {
  const names = thoroughStages.flat(2).map(({ name }) => name)
  console.log(`Left to npm run test:all: ${names.join(', ')}`)
}
console.log(`\n${sizeReport()}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

type Show = 'at once' | 'at its end'

/** Runs the steps of a row. Returns false if later stages cannot run. */
async function takeInTurn(row: readonly Step[], show: Show): Promise<boolean> {
  for (const step of row) {
    const startedAt = Date.now()
    const outcome = await attempt(step, show)
    total.passed += outcome.passed
    total.failed += outcome.failed
    total.skipped += outcome.skipped ?? 0
    troubles.push(...(outcome.troubles ?? []))
    skips.push(...(outcome.skips ?? []))
    retried.push(...(outcome.retried ?? []))
    const seconds = Math.round((Date.now() - startedAt) / 1000)
    const skipped = outcome.skipped ? `, ${outcome.skipped} skipped` : ''
    console.log(
      `== ${step.name}: ${outcome.passed} passed, ${outcome.failed} failed${skipped} (${seconds} s)\n`,
    )
    if (step.isNeeded && outcome.failed > 0) return false
  }
  return true
}

async function attempt(step: Step, show: Show): Promise<Outcome> {
  try {
    await step.prepare?.()
  } catch (error) {
    const skips = [`${step.name}: ${(error as Error).message}`]
    return { passed: 0, failed: 0, skipped: 1, skips }
  }
  const { name, counts } = step
  const output = `${folder}/${name}.json`
  const unended = `${folder}/${name}-unended.txt`
  const surroundings = { output, unended, show }
  let status = await run(step, surroundings)
  const troubles: string[] = []
  if (status === 'endless') {
    troubles.push(didNotEnd(step, unended))
    // Run it once more, like a failing browser test, so that its results are known too.
    status = await run(step, surroundings)
  }
  const why =
    status === 'endless'
      ? 'it did not end at the second attempt either'
      : `failed: ${name}, see above`
  const failure = { passed: 0, failed: 1, troubles: [...troubles, why] }
  if (counts === undefined) return status === 0 ? { passed: 1, failed: 0, troubles } : failure
  const outcome = existsSync(output) ? readOutcome(output, counts) : { passed: 0, failed: 0 }
  // A runner can fail without a failing test: no test found, or a broken set-up.
  if (status !== 0 && outcome.failed === 0) return { ...failure, passed: outcome.passed }
  return { ...outcome, troubles: [...troubles, ...(outcome.troubles ?? [])] }
}

function didNotEnd({ name, mostMinutes }: Step, unended: string): string {
  const files = existsSync(unended) ? `; still running: ${readFileSync(unended, 'utf8')}` : ''
  return `${name} did not end within ${mostMinutes} minutes${files}`
}

interface Surroundings {
  output: string
  unended: string
  show: Show
}

/** Runs the step's command, which writes its counts to `output`. Returns its exit code. */
function run(
  step: Step,
  { output, unended, show }: Surroundings,
): Promise<number | null | 'endless'> {
  const { name, counts, mostMinutes } = step
  const [program, ...args] = step.command
  if (counts === 'vitest')
    args.push('--reporter=dot', '--reporter=json', `--outputFile.json=${output}`, '--reporter=./tests/unended-files.ts') // prettier-ignore
  if (counts === 'engines') args.push('--output', output)
  const env = {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    UNENDED_FILES: unended,
    ...(counts === 'playwright' ? { PLAYWRIGHT_JSON_OUTPUT_NAME: resolve(output) } : {}),
  }
  if (show === 'at once') console.log(`== ${name}`)
  const stream = show === 'at once' ? 'inherit' : 'pipe'
  // Its own process group, so that everything it starts can be ended with it.
  const child = spawn(program, args, { stdio: ['ignore', stream, stream], env, detached: true })
  const end = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL')
  process.once('exit', end)
  const said: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => said.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => said.push(chunk))
  return new Promise((done, fail) => {
    let isEndless = false
    const clock = setTimeout(() => {
      isEndless = true
      end()
    }, mostMinutes * 60_000)
    child.on('error', fail)
    child.on('close', (status) => {
      clearTimeout(clock)
      process.off('exit', end)
      if (show === 'at its end')
        process.stdout.write(`== ${name}\n${Buffer.concat(said).toString()}`)
      done(isEndless ? 'endless' : status)
    })
  })
}
