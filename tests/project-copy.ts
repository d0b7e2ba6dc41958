import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

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
