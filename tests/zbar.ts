import { spawnSync } from 'node:child_process'

/**
 * Installs Debian's zbar-tools, the independent reader of the QR tests, where that is possible, and says so where it is not:
 * those tests are then left out.
 */
export function provideZbar(): void {
  const succeeds = (program: string, ...args: string[]) =>
    spawnSync(program, args, { stdio: 'ignore', timeout: 300_000 }).status === 0
  const isInstalled = () => succeeds('zbarimg', '--version')
  if (isInstalled()) return
  if (process.getuid?.() === 0 && succeeds('apt-get', 'update', '-qq'))
    succeeds('apt-get', 'install', '-y', '-qq', 'zbar-tools')
  if (!isInstalled()) console.log('zbarimg is not installed: QR codes are not read by it.')
}
