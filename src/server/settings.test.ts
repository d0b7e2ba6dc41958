import { describe, expect, test } from 'vitest'

import { readSettings } from './settings.ts'

describe('settings', () => {
  test('an empty environment gives the defaults of the README', () => {
    expect(readSettings({})).toMatchObject({
      port: 4321,
      host: 'localhost',
      logLevel: 'info',
      trustHops: 0,
    })
  })

  test('an empty variable counts as absent', () => {
    expect(readSettings({ PORT: '', HOST: ' ' })).toMatchObject({ port: 4321, host: 'localhost' })
  })

  test('PORT and HOST are honoured', () => {
    expect(readSettings({ PORT: '8080', HOST: '0.0.0.0' })).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
    })
  })

  test.each(['abc', '-1', '65536', '80.5', '1e3', '0x50'])(
    'port %s is refused in words',
    (PORT) => {
      expect(() => readSettings({ PORT })).toThrow(
        `PORT must be a whole number from 0 to 65535, not "${PORT}".`,
      )
    },
  )

  test('messages are kept in a folder of their own for 180 days, with nobody mailed', () => {
    const { contact } = readSettings({})
    expect(contact).toMatchObject({ databaseUrl: null, smtpUrl: null, retentionDays: 180 })
    expect(contact.dataFolder).toMatch(/[\\/]data$/)
  })

  test.each([
    ['DATABASE_URL', 'mysql://u:secret@db/x', 'postgres:'],
    ['DATABASE_URL', 'secret', 'postgres:'],
    ['SMTP_URL', 'https://u:secret@mail', 'smtp:'],
  ])('%s of another kind is refused without repeating its password', (name, value, protocol) => {
    expect(() => readSettings({ [name]: value })).toThrow(
      new Error(`${name} must be an address that begins with ${protocol}//.`),
    )
  })

  test.each(['nobody', 'a@b, c@d', 'a@b\r\nBcc: c@d', '<a@b>'])(
    'mail cannot be sent to %j',
    (MAIL_TO) => {
      expect(() => readSettings({ MAIL_TO })).toThrow(/^MAIL_TO must be one mail address/)
    },
  )

  test('every mistake gets its own sentence', () => {
    expect.assertions(1)
    try {
      readSettings({ PORT: 'x', LOG_LEVEL: 'loud', TRUST_HOPS: 'many' })
    } catch (error) {
      expect((error as Error).message.split('\n').map((line) => line.split(' ')[0])).toEqual([
        'PORT',
        'LOG_LEVEL',
        'TRUST_HOPS',
      ])
    }
  })
})
