/**
 * Everything that must hold: takes the steps of steps.ts. One that fails does not stop the later ones, except that nothing can
 * be said of a site that was not built.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'

import { provideShell } from './chromium.ts'
import { type Outcome, readOutcome } from './outcome.ts'
import { stages, type Step } from './steps.ts'
import { provideZbar } from './zbar.ts'

provideShell()
provideZbar()
const folder = 'test-results'
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
const total = { passed: 0, failed: 0, skipped: 0 }
const troubles: string[] = []
const skips: string[] = []
for (const rows of stages) {
  // Of two rows each step is shown whole when it has ended.
  const show = rows.length > 1 ? 'at its end' : 'at once'
  const isSound = await Promise.all(rows.map((row) => takeInTurn(row, show)))
  if (isSound.includes(false)) break
}
if (troubles.length > 0) console.log(`${troubles.join('\n\n')}\n`)
if (total.skipped > 0)
  console.log(`${total.skipped} skipped:\n${skips.map((skip) => `  ${skip}`).join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

type Show = 'at once' | 'at its end'

/** Takes the steps of a row. Gives whether what comes after them still makes sense. */
async function takeInTurn(row: readonly Step[], show: Show): Promise<boolean> {
  for (const step of row) {
    const startedAt = Date.now()
    const outcome = await attempt(step, show)
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
  const status = await run(step, output, show)
  const failure = { passed: 0, failed: 1, troubles: [`failed: ${name}, see above`] }
  if (counts === undefined) return status === 0 ? { passed: 1, failed: 0 } : failure
  const outcome = existsSync(output) ? readOutcome(output, counts) : { passed: 0, failed: 0 }
  // A runner that fails without a failing test (no test found, a broken set-up) has failed all the same.
  return status === 0 || outcome.failed > 0 ? outcome : { ...failure, passed: outcome.passed }
}

/** Runs the step's command, which writes its counts to `output`, and gives its exit code. */
function run({ name, command, counts }: Step, output: string, show: Show): Promise<number | null> {
  const [program, ...args] = command
  if (counts === 'vitest')
    args.push('--reporter=dot', '--reporter=json', `--outputFile.json=${output}`)
  if (counts === 'engines') args.push('--output', output)
  const env = {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    ...(counts === 'playwright' ? { PLAYWRIGHT_JSON_OUTPUT_NAME: resolve(output) } : {}),
  }
  if (show === 'at once') console.log(`== ${name}`)
  const stream = show === 'at once' ? 'inherit' : 'pipe'
  const child = spawn(program, args, { stdio: ['inherit', stream, stream], env })
  const said: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => said.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => said.push(chunk))
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('close', (status) => {
      if (show === 'at its end')
        process.stdout.write(`== ${name}\n${Buffer.concat(said).toString()}`)
      done(status)
    })
  })
}
