import { type AddressInfo } from 'node:net'

import { SMTPServer } from 'smtp-server'

/** What the mail server does with a connection. The last: it takes the message and hangs up before saying so. */
export const moods = ['well', 'refuse', 'stall', 'defer', 'drop'] as const
type Mood = (typeof moods)[number]

/** What the mail server has received. */
export interface Received {
  messageId: string
  text: string
}

/** A mail server on 127.0.0.1 that takes everything until its mood is set. */
export async function startMailServer() {
  let mood: Mood = 'well'
  let lateMs = 0
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onConnect: (_session, answer) => {
      if (mood === 'refuse') answer(Object.assign(new Error('not now'), { responseCode: 421 }))
      else if (mood !== 'stall') answer()
    },
    onRcptTo: (_address, _session, answer) => {
      answer(mood === 'defer' ? Object.assign(new Error('later'), { responseCode: 451 }) : null)
    },
    onData: (stream, session, answer) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push(read(Buffer.concat(chunks).toString()))
        if (mood === 'drop') hangUp(server, session.id)
        else setTimeout(answer, lateMs)
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    received,
    port: (server.server.address() as AddressInfo).port,
    setMood: (next: Mood) => (mood = next),
    /** How long it has a whole message before it says so. */
    setLateness: (ms: number) => (lateMs = ms),
    /** How many connections are open. */
    connections: () => connectionsOf(server).size,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

function hangUp(server: SMTPServer, sessionId: string): void {
  for (const connection of connectionsOf(server))
    if (connection.id === sessionId) connection._socket.destroy()
}

function connectionsOf(server: SMTPServer) {
  const { connections } = server as unknown as {
    connections: Set<{ id: string; _socket: { destroy: () => void } }>
  }
  return connections
}

function read(source: string): Received {
  return {
    messageId: /^Message-ID: (\S+)/im.exec(source)?.[1] ?? '',
    text: /^Test message number .*$/m.exec(source)?.[0].trim() ?? '',
  }
}
