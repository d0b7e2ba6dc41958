import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { freePort } from '../free-port.ts'
import { findProgram } from '../programs.ts'

interface Nginx {
  port: number
  /** The process that answers. */
  pid: number
  stop: () => void
}

/** Serves the files of the build and their compressed copies with one worker of nginx. Returns undefined if nginx is not installed. */
export async function startNginx(): Promise<Nginx | undefined> {
  const program = findProgram(['nginx', '/usr/sbin/nginx'])
  if (program === undefined) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const port = await freePort()
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  const config = `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors;
    events { worker_connections 512; }
    http {
      types { text/html html; } access_log off; gzip_static on; keepalive_requests 1000000000; ${temporary}
      server { listen 127.0.0.1:${port}; root ${resolve('dist/client')}; }
    }`
  writeFileSync(join(folder, 'nginx.conf'), config)
  const child = spawn(program, ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'errors')])
  const stop = (): void => {
    child.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', () => child.kill('SIGKILL'))
  for (let tries = 0; tries < 50; tries += 1) {
    await pause(100)
    const pid = child.pid && workerOf(child.pid)
    if (pid) return { port, pid, stop }
  }
  stop()
  return undefined
}

/** Returns the process whose parent is the given one. */
function workerOf(parent: number): number | undefined {
  return readdirSync('/proc')
    .map(Number)
    .filter(Boolean)
    .find((pid) => {
      try {
        const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')
        return Number(rest.split(' ')[1]) === parent
      } catch {
        return false
      }
    })
}
