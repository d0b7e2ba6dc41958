import { expect, test } from 'vitest'

import { trimPolicy } from './trim-policy.ts'

// From `printf %s 'go()' | openssl dgst -sha256 -binary | base64`.
const GO = "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='"

const page = (policy: string) =>
  `<meta http-equiv="content-security-policy" content="script-src 'self' ${policy}"><script>go()</script><script src="/a.js"></script>`

test('a policy keeps the hash of a script that stands in the page, and drops the others', () => {
  expect(trimPolicy(page(`'sha256-AAAA=' ${GO} 'sha256-BBBB='`))).toBe(page(GO))
})

// SHA-256 of nothing (FIPS 180-4; `printf '' | openssl dgst -sha256 -binary | base64`).
const NOTHING = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

test('a script of a file of its own is not in the page, so no hash of nothing stays for it', () => {
  expect(trimPolicy(page(`${GO} ${NOTHING}`))).toBe(page(GO))
})

test('what the page says elsewhere is left as it is', () => {
  const text = `<p>'sha256-AAAA='</p>`
  expect(trimPolicy(text)).toBe(text)
})
