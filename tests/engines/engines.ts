import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { findProgram, installPackages } from '../programs.ts'
import { freePort } from '../free-port.ts'

import type { Send } from './driver.ts'
import { openSession } from './http.ts'
import { connectMarionette } from './marionette.ts'

// Playwright 1.65 cannot drive an installed Firefox ESR: its own protocol needs its patched build, which no Debian package
// has, and over WebDriver BiDi (`channel: 'moz-firefox'`) every context asks for `emulation.setMediaFeaturesOverride`, which
// Firefox ESR 153 answers with "unknown command". WebKitGTK it does not drive at all. So both are driven by WebDriver.

interface Started {
  send: Send
  close: () => Promise<void>
}

/** A browser under test. */
export interface Engine {
  name: string
  /** Starts it, installed first where that is possible. Throws `Missing` where it is not. */
  start: () => Promise<Started>
}

/** Why a browser cannot be had here. */
export class Missing extends Error {}

const NO_INSTALLING = 'is not installed (apt-get does it as root where CI is set)'
/** A browser that starts beside other tests may take its time. */
const START_MS = 30_000

export const engines: readonly Engine[] = [
  { name: 'Firefox', start: startFirefox },
  { name: 'WebKitGTK', start: startWebKit },
]

async function startFirefox(): Promise<Started> {
  const program = provide(['firefox-esr', 'firefox'], 'firefox-esr')
  const port = await freePort()
  const home = await mkdtemp(join(tmpdir(), 'firefox-'))
  const settings = { 'marionette.port': port, 'app.normandy.enabled': false }
  const lines = Object.entries(settings).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  await writeFile(join(home, 'user.js'), lines.join('\n'))
  const browser = start(program, ['--headless', '--marionette', '--profile', home], { HOME: home })
  const close = async () => {
    await end(browser)
    await rm(home, { recursive: true, force: true, maxRetries: 3 })
  }
  return orClose(close, async () => {
    const send = await untilStarted(() => connectMarionette(port))
    await send('NewSession', {})
    return send
  })
}

async function startWebKit(): Promise<Started> {
  const driverProgram = provide(['WebKitWebDriver'], 'webkit2gtk-driver')
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
  if (binary === undefined) throw new Missing('MiniBrowser is not part of this WebKitGTK')
  const screenProgram = provide(['Xvfb'], 'xvfb')
  const home = await mkdtemp(join(tmpdir(), 'webkit-'))
  const screen = start(screenProgram, ['-displayfd', '1', '-screen', '0', '1280x900x24'], {})
  const port = await freePort()
  const driver = start(driverProgram, ['--host=127.0.0.1', `--port=${port}`], {
    DISPLAY: `:${await firstLine(screen)}`,
    HOME: home,
  })
  const close = async () => {
    await end(driver)
    await end(screen)
    await rm(home, { recursive: true, force: true, maxRetries: 3 })
  }
  const url = `http://127.0.0.1:${port}`
  const browserOptions = { binary, args: ['--automation'] }
  return orClose(close, async () => {
    await untilStarted(() => fetch(`${url}/status`))
    return openSession(url, { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } })
  })
}

/** Leaves no process behind when the session cannot be opened. */
async function orClose(close: () => Promise<void>, open: () => Promise<Send>): Promise<Started> {
  try {
    return { send: await open(), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function firstLine(child: ChildProcess): Promise<string> {
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('Xvfb does not start')))
  const output = child.stdout === null ? ended : once(child.stdout, 'data')
  return String((await Promise.race([output, ended]))[0]).trim()
}

function provide(names: readonly string[], packageName: string): string {
  if (findProgram(names) === undefined) installPackages(packageName)
  const found = findProgram(names)
  if (found === undefined) throw new Missing(`${packageName} ${NO_INSTALLING}`)
  return found
}

function start(program: string, args: string[], environment: Record<string, string>): ChildProcess {
  const env = { ...process.env, ...environment }
  return spawn(program, args, { env, stdio: ['ignore', 'pipe', 'ignore'] })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill()
  await once(child, 'exit')
}

async function untilStarted<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + START_MS
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await pause(200)
    }
  }
}
