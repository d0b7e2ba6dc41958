import { mkdtempSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createRequestFromNodeRequest, writeResponse } from 'astro/app/node'

import { openContactService } from '../../src/server/contact/open-service.ts'
import type { ContactService, Visitor } from '../../src/server/contact/service.ts'
import type { EndpointHandler } from '../../src/server/endpoints.ts'
import { readSettings } from '../../src/server/settings.ts'
import { createSiteServer } from '../../src/server/site-server.ts'

// The production server without the built site, for tests that run before there is one: Astro's own conversion of
// requests and answers, the endpoint in place of the built one, and a single page.

const folder = mkdtempSync(join(tmpdir(), 'pages-'))
writeFileSync(
  join(folder, 'index.html'),
  `<!doctype html><title>Home</title>${'<p>Home'.repeat(500)}`,
)
writeFileSync(join(folder, '404.html'), '<!doctype html><title>404 Page Not Found</title>')

const handler: EndpointHandler = async (request, response, next, locals) => {
  if (request.url?.split('?', 1)[0] !== '/api/contact') {
    next()
    return
  }
  const { contact, visitor } = locals as { contact: ContactService; visitor: Visitor }
  await writeResponse(
    await contact.answer(createRequestFromNodeRequest(request), visitor),
    response,
  )
}

let lifeState: 'serving' | 'draining' = 'serving'
const settings = readSettings(process.env)
const app = await createSiteServer({
  clientFolder: folder,
  handler,
  openContact: (log) => openContactService(settings.contact, log),
  logLevel: settings.logLevel,
  trustHops: settings.trustHops,
  metricsToken: settings.metricsToken,
  lifeState: () => lifeState,
})
process.once('SIGTERM', () => {
  lifeState = 'draining'
  setTimeout(() => void app.close().then(() => process.exit(0)), settings.drainSeconds * 1_000)
})
await app.listen({ port: settings.port, host: '127.0.0.1' })
process.stdout.write(`Ganak is ready: ${(app.server.address() as AddressInfo).port}\n`)
