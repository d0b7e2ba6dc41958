import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { freePort } from '../free-port.ts'

const MOST_MB = 150

test.skipIf(process.platform !== 'linux')(
  `the server starts with at most ${MOST_MB} MB`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'memory-'))
    const env = { ...process.env, PORT: String(await freePort()), DATA_DIR: folder }
    const npm = spawn('npm', ['run', '-s', 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    for await (const chunk of npm.stdout) {
      output += String(chunk)
      if (output.includes('is ready')) break
    }
    // npm replaces its shell with the server (`exec`).
    const server = readFileSync(`/proc/${npm.pid}/task/${npm.pid}/children`, 'utf8').trim()
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server}/status`, 'utf8'))?.[1]
    npm.kill('SIGTERM')
    await once(npm, 'exit')
    rmSync(folder, { recursive: true })
    expect(Number(kilobytes) / 1024).toBeLessThanOrEqual(MOST_MB)
  },
)
