import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** The flags every start needs: no sandbox as root, and no calls to the outside from the browser itself. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The path of a Chromium or Chrome, installed when there is none. Throws one sentence when it cannot be had. */
export async function chromiumPath(): Promise<string> {
  const installed = process.env['CHROMIUM_PATH'] ?? findInstalled()
  if (installed !== undefined) return installed
  const { chromium } = await import('@playwright/test')
  if (isExecutable(chromium.executablePath())) return chromium.executablePath()
  if (succeeds('npx', ['playwright', 'install', 'chromium'])) return chromium.executablePath()
  if (process.getuid?.() === 0 && succeeds('apt-get', ['update', '-qq'])) {
    succeeds('apt-get', ['install', '-y', '-qq', 'chromium'])
  }
  const found = findInstalled()
  if (found !== undefined) return found
  throw new Error(
    'The browser tests need Chromium or Chrome: install one, or name it in CHROMIUM_PATH.',
  )
}

function findInstalled(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, MAC_CHROME].find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function succeeds(command: string, args: string[]): boolean {
  try {
    // Playwright's own mirror can hang where it is not reachable.
    execFileSync(command, args, { stdio: 'ignore', timeout: 300_000 })
    return true
  } catch {
    return false
  }
}
