import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** A build takes seconds on a quiet machine; only one without end takes so long. */
const BUILD_MS = 300_000

/** Copies what Git would keep into a new folder, which it gives. Installed packages are shared, what programs remember beside them is not. */
export function copyProject(prefix: string): string {
  const copy = mkdtempSync(join(tmpdir(), prefix))
  const unkept = ['.git', ...readFileSync('.gitignore', 'utf8').replaceAll('/', '').split('\n')]
  for (const name of readdirSync('.').filter((name) => !unkept.includes(name)))
    cpSync(name, join(copy, name), { recursive: true })
  mkdirSync(join(copy, 'node_modules'))
  const caches = ['.astro', '.cache', '.vite', '.vite-temp']
  for (const name of readdirSync('node_modules').filter((name) => !caches.includes(name)))
    symlinkSync(resolve('node_modules', name), join(copy, 'node_modules', name))
  return copy
}

/** Builds a copy, without its share pictures and compressed files: they are half of the work, and no page shows them. */
export function buildCopy(copy: string, settings: Record<string, string>): Promise<string> {
  rmSync(join(copy, 'src/pages/og'), { recursive: true })
  const finish = join(copy, 'src/build/finish-build.ts')
  const source = readFileSync(finish, 'utf8')
  const briefer = source.replace(/(?<=const worthCompressingBytes = ).+/, 'Infinity')
  if (briefer === source) throw new Error('The build no longer says what it compresses.')
  writeFileSync(finish, briefer)
  return runOnCopy(copy, 'astro build', BUILD_MS, settings)
}

/** Runs a program on a copy, in the environment that the tests were started in, and gives what it said. */
export function runOnCopy(
  copy: string,
  command: string,
  timeoutMs: number,
  settings: Record<string, string> = {},
): Promise<string> {
  const [program = '', ...args] = command.split(' ')
  const { PATH, HOME, CHROMIUM_PATH, PLAYWRIGHT_BROWSERS_PATH } = process.env
  const own = { PATH, HOME, CHROMIUM_PATH, PLAYWRIGHT_BROWSERS_PATH }
  const env = { ...own, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', ...settings }
  return new Promise((done, fail) => {
    execFile(
      join(copy, 'node_modules/.bin', program),
      args,
      { cwd: copy, env, timeout: timeoutMs, maxBuffer: 2 ** 26 },
      (error, out, err) => {
        if (error === null) done(out + err)
        else fail(new Error(`${command}\n${out}${err}`))
      },
    )
  })
}
