import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { finishFolder } from './finish-build.ts'
import { createSiteServer, type SiteParts } from './site-server.ts'

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** A site server for tests, on a free port of 127.0.0.1 and over a temporary folder of `files`. */
export async function tryServer(files: Record<string, string>, parts: Partial<SiteParts> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  await buildInto(folder, files)
  const app = await createSiteServer({ ...standIns, clientFolder: folder, ...parts })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return {
    app,
    get: (path: string, headers?: Record<string, string>) => send(port, path, headers),
    post: (path: string, body: string) => send(port, path, {}, body),
    sendRaw: (text: string) => sendRaw(port, text),
    /** Builds the site anew while it is being served. */
    rebuild: async (changed: Record<string, string>) => {
      await rm(folder, { recursive: true })
      await buildInto(folder, changed)
    },
    close: async () => {
      await app.close()
      await rm(folder, { recursive: true })
    },
  }
}

async function buildInto(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  await finishFolder(folder)
}

/** What takes the place of Astro and the contact service where only built files are asked for. */
export const standIns: Omit<SiteParts, 'clientFolder'> = {
  handler: (_request, _response, next) => Promise.resolve(next()),
  openContact: () => ({
    answer: () => Promise.reject(new Error('nobody asks')),
    isReady: () => Promise.resolve(true),
    measure: () => Promise.reject(new Error('nobody asks')),
    close: () => Promise.resolve(),
  }),
  logLevel: 'silent',
  trustHops: 0,
  metricsToken: null,
  lifeState: () => 'serving',
}

function send(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  body?: string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST'
    httpRequest({ port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const { statusCode: status = 0, headers: received } = response
        resolve({ status, headers: received, body: Buffer.concat(chunks) })
      })
    })
      .on('error', reject)
      .end(body)
  })
}

/** Sends bytes as they are and gives all that came back before the server closed the connection. */
function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}
