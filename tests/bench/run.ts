/**
 * All benches, or those that are named: `npm run bench -- weight lighthouse --pages=/faq,/contact --runs=1`.
 * They print ratios and figures of this machine in this run, and judge nothing.
 */
import { spawnSync } from 'node:child_process'

const NAMES = [
  'build',
  'weight',
  'load',
  'server',
  'primitives',
  'json',
  'json-page',
  'text-boxes',
  'typing',
  'lighthouse',
]

const given = process.argv.slice(2)
const flags = given.filter((argument) => argument.startsWith('--'))
const asked = given.filter((argument) => !argument.startsWith('--'))
const unknown = asked.filter((name) => !NAMES.includes(name))
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}: choose from ${NAMES.join(', ')}.`)
  process.exit(1)
}
const alias = new URL('source-alias.ts', import.meta.url).href
const chosen = asked.length > 0 ? asked : NAMES
const statuses = chosen.map((name) => {
  const file = new URL(`${name}.bench.ts`, import.meta.url).pathname
  const { status } = spawnSync(process.execPath, ['--import', alias, file, ...flags], {
    stdio: 'inherit',
  })
  console.log('')
  return status
})
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1
