import { installPackages, succeeds } from './programs.ts'

/** Installs Debian's zbar-tools, the independent reader of the QR tests, where that is allowed; elsewhere those are skipped. */
export function provideZbar(): void {
  if (!succeeds('zbarimg', '--version')) installPackages('zbar-tools')
}
