import { spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { copyProject } from '../project-copy.ts'

/** The post that is copied, and how often. */
const POST = 'which-tax-regime'
const POSTS = 200

/** What a build took: seconds of the processor in all threads, and the most memory at one time in megabytes. */
interface Cost {
  seconds: number
  megabytes: number
}

/** Runs before Astro in its process, and writes what the process took to its own channel. */
const REPORT = `data:text/javascript,${encodeURIComponent(`process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  process.send({ seconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 })
})`)}`

/** Builds a copy of the project with some more posts, share pictures and compressed files included. */
function costWith(posts: number): Promise<Cost> {
  const copy = copyProject('ganak-bench-')
  const folder = join(copy, 'src/content/blog')
  const post = readFileSync(join(folder, `${POST}.mdx`), 'utf8')
  for (let index = 1; index <= posts; index++) {
    // No two posts may have the same title.
    const text = post.replace(/^title: '?/m, `$&${index}. `)
    writeFileSync(join(folder, `copy-${index}.mdx`), text)
  }
  const astro = join(copy, 'node_modules/astro/bin/astro.mjs')
  const child = spawn(process.execPath, ['--import', REPORT, astro, 'build'], {
    cwd: copy,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  return new Promise((done, fail) => {
    let cost: Cost | undefined
    child.on('message', (message) => (cost = message as Cost))
    child.on('error', fail)
    child.on('exit', (status) => {
      rmSync(copy, { recursive: true, force: true })
      if (status === 0 && cost !== undefined) done(cost)
      else fail(new Error(`The build with ${posts} more posts ended with ${status}.`))
    })
  })
}

const lineOf = (name: string, { seconds, megabytes }: Cost) =>
  `${name.padEnd(22)}${seconds.toFixed(2).padStart(8)} s ${megabytes.toFixed(1).padStart(8)} MB`

console.log(
  'A whole build: seconds of the processor in all threads, and the most memory at one time',
)
const before = await costWith(0)
console.log(lineOf('as it is', before))
const after = await costWith(POSTS)
console.log(lineOf(`with ${POSTS} more posts`, after))
const ofOne = {
  seconds: (after.seconds - before.seconds) / POSTS,
  megabytes: (after.megabytes - before.megabytes) / POSTS,
}
console.log(lineOf('for each of them', ofOne))
