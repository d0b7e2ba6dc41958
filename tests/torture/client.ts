import { Agent, request as httpRequest } from 'node:http'

/** What a client got, or that it got nothing. */
export interface Answer {
  /** 0 when there was no answer. */
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

const keepAliveAgent = new Agent({ keepAlive: true, maxSockets: 400 })

/** Sends one request to 127.0.0.1. Never rejects: a broken connection is an answer with status 0. */
export function send(
  port: number,
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
  agent: Agent | false = keepAliveAgent,
): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = options
  return new Promise((resolve) => {
    const nothing = { status: 0, headers: {}, text: '' }
    const request = httpRequest(
      { port, host: '127.0.0.1', path, method, headers, agent },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', () => resolve(nothing))
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
        })
      },
    )
    request.on('error', () => resolve(nothing))
    request.end(body)
  })
}

/** A test message. Its text contains its number, so that all messages differ. */
export interface TestMessage {
  key: string
  text: string
}

let lastNumber = 0

export function nextMessage(): TestMessage {
  lastNumber += 1
  return {
    key: crypto.randomUUID(),
    text: `Test message number ${lastNumber} ${crypto.randomUUID()}`,
  }
}

/** Posts a message as the form does. */
export function postMessage(
  port: number,
  { key, text }: TestMessage,
  agent?: Agent | false,
): Promise<Answer> {
  const body = JSON.stringify({ name: 'Asha Rao', email: 'asha@example.in', message: text })
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'idempotency-key': key,
  }
  return send(port, '/api/contact', { method: 'POST', headers, body }, agent)
}

/** Whether an answer says that the message was stored. */
export function isAcknowledged({ text }: Pick<Answer, 'text'>): boolean {
  return successOf(text) === true
}

/** Whether an answer is a refusal that says so in the agreed way and when to come back. */
export function isHonestRefusal({ status, text, headers }: Answer): boolean {
  return status === 503 && successOf(text) === false && Number(headers['retry-after']) > 0
}

/** The `success` of a JSON answer; undefined when it is not JSON or has none. */
export function successOf(text: string): boolean | undefined {
  try {
    const { success } = JSON.parse(text) as { success?: unknown }
    return typeof success === 'boolean' ? success : undefined
  } catch {
    return undefined
  }
}
