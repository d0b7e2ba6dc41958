import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import pg from 'pg'

import { freePort } from '../free-port.ts'
import { installPackages } from '../programs.ts'

/** A temporary Postgres server on 127.0.0.1. */
export interface TestPostgres {
  url: string
  /** Ends it as a crash would. Its data stay. */
  kill: () => Promise<void>
  /** Starts it again after `kill` and waits until it answers. */
  restart: () => Promise<void>
  /** Ends it and deletes its data. */
  remove: () => Promise<void>
}

/** Why tests that need Postgres are skipped, or undefined if it is installed. */
export const noPostgres =
  findPostgres() === undefined
    ? 'Postgres is not installed (Debian: apt-get install postgresql)'
    : undefined

/** Postgres refuses to run as root, so it runs as "nobody", a user that exists on every system. */
const identity = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

/** Starts an empty Postgres with the installed programs. Throws if they are not installed. */
export async function startPostgres(): Promise<TestPostgres> {
  const programs = findPostgres()
  if (programs === undefined) throw new Error(noPostgres)
  const data = mkdtempSync(join(tmpdir(), 'postgres-'))
  if (identity.uid) chownSync(data, identity.uid, identity.gid)
  const initial = ['-D', data, '-U', 'ganak', '-A', 'trust', '-E', 'UTF8', '--no-sync']
  execFileSync(join(programs, 'initdb'), initial, { ...identity, cwd: data, stdio: 'pipe' })
  const port = await freePort()
  const url = `postgres://ganak@127.0.0.1:${port}/postgres`
  let server: ChildProcess | undefined

  const kill = async (): Promise<void> => {
    const ended = server
    server = undefined
    if (ended?.exitCode !== null || ended.signalCode !== null) return
    const gone = new Promise((resolve) => ended.once('exit', resolve))
    ended.kill('SIGKILL')
    await gone
  }
  const restart = async (): Promise<void> => {
    // Right after a crash the old helpers may still hold the memory, and it refuses to start.
    for (let attempt = 0; attempt < 200; attempt += 1) {
      server ??= spawn(join(programs, 'postgres'), serverArguments(data, port), {
        ...identity,
        cwd: data,
        stdio: 'ignore',
      })
      if (await answers(url)) return
      if (server.exitCode !== null) server = undefined
      await pause(50)
    }
    throw new Error('Postgres did not start.')
  }
  await restart()
  const remove = async (): Promise<void> => {
    await kill()
    await pause(200)
    rmSync(data, { recursive: true, force: true, maxRetries: 5 })
  }
  return { url, kill, restart, remove }
}

function serverArguments(data: string, port: number): string[] {
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`]
  return ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Installs Debian's Postgres on a machine that only runs tests (see `installPackages`). */
export function providePostgres(): void {
  if (findPostgres() === undefined) installPackages('postgresql')
}

/** Returns the folder of `initdb` and `postgres`, or undefined if Postgres is not installed. */
function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).map((v) => join(debian, v, 'bin')) : []
  const folders = [...(process.env['PATH'] ?? '').split(':'), ...versions]
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))),
  )
}
