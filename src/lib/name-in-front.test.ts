import { expect, test } from 'vitest'

import { nameInFront } from './name-in-front.ts'

test.each([
  ['paypal.com.evil.in', 'paypal.com', 'evil.in'],
  ['www.paypal.com.evil.co.in', 'www.paypal.com', 'evil.co.in'],
  ['paypal.com.xyz', 'paypal.com', 'com.xyz'],
  ['onlinesbi.co.in.evil.com', 'onlinesbi.co.in', 'evil.com'],
  ['incometax.gov.in.refund.example.com', 'incometax.gov.in', 'example.com'],
  ['paypal.com-login.in', 'paypal.com', 'com-login.in'],
  ['PayPal.COM.evil.in.', 'paypal.com', 'evil.in'],
])('%s has %s in front of %s', (host, front, owner) => {
  expect(nameInFront(host)).toEqual({ front, owner })
})

test.each([
  'paypal.com',
  'www.paypal.com',
  'www.google.co.in',
  'www.google.com.au',
  'incometax.gov.in',
  'www.gov.uk',
  'in.linkedin.com',
  'api.dev.example.com',
  'com.example',
  'com.evil.in',
  'localhost',
  'comparison.example.in',
])('%s has none', (host) => {
  expect(nameInFront(host)).toBeUndefined()
})
