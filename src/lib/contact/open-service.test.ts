import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test, vi } from 'vitest'

import { openContactService } from './open-service.ts'

test('a store that cannot be opened is reported with its reason, and nothing of a path', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'service-'))
  await writeFile(join(folder, 'file'), '')
  const warn = vi.fn()
  const service = openContactService(
    {
      dataFolder: join(folder, 'file'),
      databaseUrl: null,
      smtpUrl: null,
      mailFrom: 'a@example.in',
      mailTo: 'a@example.in',
      smtpTimeoutSeconds: 1,
      smtpAnswerSeconds: 1,
      smtpRetrySeconds: 1,
      retentionDays: 0,
      rateLimit: 0,
    },
    { info: vi.fn(), warn },
  )
  expect(await service.isReady()).toBe(false)
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce())
  // mkdir on a file: EEXIST on Linux and macOS.
  expect(warn).toHaveBeenCalledWith(
    { reason: 'EEXIST' },
    'the contact store cannot be opened yet: messages are refused',
  )
  await service.close()
  await rm(folder, { recursive: true })
})
