import { expect, test } from 'vitest'

import { HttpError } from './query.ts'

import { acceptanceOf } from './acceptance.ts'

test.each([
  ['no answer yet', {}, 'unknown'],
  ['an endpoint that accepts', { data: { accepting: true } }, 'open'],
  ['an endpoint that does not', { data: { accepting: false } }, 'closed'],
  ['an endpoint that does not say', { data: { success: true } }, 'open'],
  ['an empty answer', { data: null }, 'open'],
  ['a server in trouble', { error: new HttpError(503, '503: busy') }, 'closed'],
  ['no connection', { error: new TypeError('Failed to fetch') }, 'closed'],
  ['a host without the endpoint', { error: new HttpError(404, '404: Not Found') }, 'absent'],
  ['a host that answers HTML', { error: new SyntaxError('Unexpected token <') }, 'absent'],
])('%s', (_, answer, expected) => expect(acceptanceOf(answer)).toBe(expected))

test.each([
  ['no answer yet', {}],
  ['an endpoint that accepted', { data: { accepting: true } }],
  ['no connection', { error: new TypeError('Failed to fetch') }],
])('a device that is offline says so after %s', (_, answer) =>
  expect(acceptanceOf(answer, false)).toBe('offline'),
)
