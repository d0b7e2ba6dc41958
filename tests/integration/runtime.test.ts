import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

import { expect, test } from 'vitest'

import { freePort } from '../free-port.ts'

/** Loaded first, it makes a Node say that it is an older one. */
const pretend = (version: string) =>
  `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${version}'})`

const check = (version: string) =>
  promisify(execFile)(process.execPath, ['--import', pretend(version), 'check-node.mjs'])

test('an older Node is refused with a sentence that names both versions', async () => {
  await expect(check('20.20.2')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Ganak needs Node 24 or newer, and this is Node 20\.20\.2\. /),
  })
})

test.each(['24.0.0', '26.10.0'])('Node %s is new enough', async (version) => {
  expect(await check(version)).toEqual({ stdout: '', stderr: '' })
})

test('npm hands the signal to stop to the server, which leaves the port', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'serve-'))
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, DRAIN_SECONDS: '0' }
  const npm = spawn('npm', ['run', '--silent', 'serve'], { env, stdio: 'ignore' })
  const ended = once(npm, 'exit')
  const isHealthy = () =>
    fetch(`http://localhost:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isHealthy()) && npm.exitCode === null) await pause(100)
  npm.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(await isHealthy()).toBe(false)
  rmSync(folder, { recursive: true })
})
