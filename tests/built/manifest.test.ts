import { existsSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { takesShares } from '../../src/prerender/site-settings.ts'

interface Manifest {
  shortcuts: readonly { name: string; url: string }[]
  file_handlers: readonly { action: string; accept: Record<string, readonly string[]> }[]
  share_target?: {
    action: string
    method: string
    enctype: string
    params: { files: readonly { accept: readonly string[] }[] }
  }
}

const manifest = JSON.parse(readFileSync('dist/client/manifest.webmanifest', 'utf8')) as Manifest

test('the installed site has shortcuts to four tools', () => {
  expect(manifest.shortcuts).toHaveLength(4)
  for (const { url } of manifest.shortcuts)
    expect(existsSync(`dist/client${url}/index.html`), url).toBe(true)
})

// The types of IANA's registry: RFC 8259, 4180, 2046, 2083, 7303, 9512 and the SVG recommendation.
test('files of these types open on the home page', () => {
  expect(manifest.file_handlers).toEqual([
    {
      action: '/',
      accept: {
        'application/json': ['.json'],
        'text/csv': ['.csv'],
        'text/plain': ['.txt'],
        'image/png': ['.png'],
        'image/jpeg': ['.jpg', '.jpeg'],
        'image/svg+xml': ['.svg'],
        'application/xml': ['.xml'],
        'application/yaml': ['.yaml', '.yml'],
      },
    },
  ])
})

test('other apps share by a post of a form with files, which addresses and logs never contain', () => {
  expect(manifest.share_target !== undefined).toBe(takesShares)
  if (manifest.share_target === undefined) return
  expect(manifest.share_target).toMatchObject({
    action: '/share',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { title: 'title', text: 'text', url: 'url' },
  })
  expect(existsSync('dist/client/share'), 'no page is at this address').toBe(false)
})
