import { installPackages, succeeds } from './programs.ts'

/**
 * Installs Debian's zbar-tools, the independent reader of the QR tests, where that is possible, and says so where it is not:
 * those tests are then left out.
 */
export function provideZbar(): void {
  const isInstalled = () => succeeds('zbarimg', '--version')
  if (isInstalled()) return
  installPackages('zbar-tools')
  if (!isInstalled()) console.log('zbarimg is not installed: QR codes are not read by it.')
}
