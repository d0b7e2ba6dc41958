import { createServer } from 'node:http'

import { freePort } from '../../free-port.ts'

/** Another site on this machine: to browsers `localhost` has nothing to do with the address that the tools are served at. */
export interface OtherSite {
  address: string
  /** Sets the body of its only page. */
  show: (body: string) => void
  close: () => void
}

/** Starts it. */
export async function startOtherSite(): Promise<OtherSite> {
  let page = ''
  const server = createServer((_, answer) => {
    answer.setHeader('Content-Type', 'text/html')
    answer.end(`<!doctype html><meta name="viewport" content="width=device-width">${page}`)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    address: `http://localhost:${port}/`,
    show: (body) => void (page = body),
    close: () => void server.close(),
  }
}
