import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The path of the first of these programs that is there; absolute names are looked for as they are. */
export function findProgram(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const candidates = names.flatMap((name) =>
    name.startsWith('/') ? [name] : folders.map((folder) => join(folder, name)),
  )
  return candidates.find(isExecutable)
}

/**
 * Installs packages of Debian as root on a machine that only tests (`CI` is set), and leaves any other machine as it is.
 * What came of it is for the caller to look.
 */
export function installPackages(...packages: string[]): void {
  if (!process.env['CI'] || process.getuid?.() !== 0) return
  console.log(`Installing ${packages.join(', ')} with apt-get.`)
  if (!succeeds('apt-get', 'update', '-qq')) return
  succeeds('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages)
}

/** Whether a program is there and ends well. What cannot be reached may hang instead of failing. */
export function succeeds(program: string, ...args: string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore', timeout: 300_000 }).status === 0
}

/** Whether this file can be run. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Installs Debian's zbar-tools, the independent reader of the QR tests, where that is allowed; elsewhere those are skipped. */
export function provideZbar(): void {
  if (!succeeds('zbarimg', '--version')) installPackages('zbar-tools')
}
