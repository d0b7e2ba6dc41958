import type { Browser, LaunchOptions } from '@playwright/test'

import { findProgram, installPackages, isExecutable, succeeds } from './programs.ts'

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

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

/** Returns the path of Chromium or Chrome, or of Playwright's own, which it downloads. Throws a sentence if all fail. */
export async function chromiumPath(): Promise<string> {
  const installed = process.env['CHROMIUM_PATH'] ?? findProgram(NAMES)
  if (installed !== undefined) return installed
  const { chromium } = await import('@playwright/test')
  if (isExecutable(chromium.executablePath())) return chromium.executablePath()
  if (succeeds('npx', 'playwright', 'install', 'chromium')) return chromium.executablePath()
  installPackages('chromium')
  const found = findProgram(NAMES)
  if (found !== undefined) return found
  throw new Error(
    'The browser tests need Chromium or Chrome: install one, or name it in CHROMIUM_PATH.',
  )
}

/** Starts the browser for a measurement or a visit that needs one of its own. */
export async function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
  const { chromium } = await import('@playwright/test')
  const executablePath = await chromiumPath()
  return chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS, ...options })
}

/** Debian's name of Chromium without its windows, which draws the same pages at half the cost. */
const SHELL = 'chromium-headless-shell'

/** Installs the headless shell where that is allowed; the tests run without it too, only slower. */
export function provideShell(): void {
  if (findProgram([SHELL]) === undefined) installPackages(SHELL)
}

/** The path of the browser for most tests: the headless shell where it is installed, else the whole browser. */
export async function shellPath(): Promise<string> {
  const isChosen = process.env['CHROMIUM_PATH'] !== undefined
  return (isChosen ? undefined : findProgram([SHELL])) ?? chromiumPath()
}
