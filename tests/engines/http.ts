import { COMMANDS, type Send } from './driver.ts'

/** Opens a session of a driver that speaks WebDriver over HTTP. */
export async function openSession(driverUrl: string, capabilities: unknown): Promise<Send> {
  const { sessionId } = (await request('POST', `${driverUrl}/session`, { capabilities })) as {
    sessionId: string
  }
  return (command, { id, ...parameters }) => {
    const [method = '', path = ''] = COMMANDS[command].split(' ')
    const address = `${driverUrl}/session/${sessionId}${path.replace('{id}', String(id))}`
    return request(method, address, parameters)
  }
}

async function request(method: string, address: string, body: unknown): Promise<unknown> {
  const response = await fetch(address, { method, body: JSON.stringify(body) })
  const { value } = (await response.json()) as { value: unknown }
  if (response.ok) return value
  // WebKit's driver often leaves the message empty.
  const { error, message } = value as { error: string; message: string }
  throw new Error(`${error} ${message}`)
}
