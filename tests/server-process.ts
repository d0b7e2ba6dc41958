import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** The built site as `npm start` serves it, or the same server without the site. */
export type Program = 'site' | 'stand-in'

const programs: Record<Program, URL> = {
  site: new URL('../src/server/main.ts', import.meta.url),
  'stand-in': new URL('./fixtures/stand-in-server.ts', import.meta.url),
}

/** A server in a process of its own. */
export interface ServerProcess {
  child: ChildProcess
  /** Ends it as a crash would. */
  kill: () => Promise<void>
  /** Asks it to stop and gives its exit code. */
  stop: () => Promise<number | null>
}

const running = new Set<ChildProcess>()
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')))

/** Starts a server, or the program of another file, on a port of 127.0.0.1 and waits until it listens. */
export async function startServer(
  program: Program | URL,
  port: number,
  environment: Record<string, string>,
): Promise<ServerProcess> {
  const file = program instanceof URL ? program : programs[program]
  const child = spawn(process.execPath, [fileURLToPath(file)], {
    env: {
      PATH: process.env['PATH'] ?? '',
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'fatal',
      RATE_LIMIT: '0',
      DRAIN_SECONDS: '1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // A trial that ran out of time has nobody left to stop its server, which must not keep the runner alive.
  child.unref()
  running.add(child)
  const exited = once(child, 'exit')
  void exited.then(() => running.delete(child))
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal)
      await exited
    }
    return child.exitCode
  }
  const server = {
    child,
    kill: async () => {
      await end('SIGKILL')
    },
    stop: () => end('SIGTERM'),
  }
  await untilReady(child)
  return server
}

/** Leaves the output flowing: a pipe that is closed or full would disturb the server. */
function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout?.on('data', (chunk) => {
      output += String(chunk)
      if (output.includes('is ready')) resolve()
    })
    child.once('exit', () => reject(new Error(`The server ended before it was ready: ${output}`)))
  })
}
