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
