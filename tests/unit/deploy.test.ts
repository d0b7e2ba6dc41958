import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { answerHeaders } from '@/server/headers.ts'

const read = (name: string) => readFileSync(name, 'utf8')
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)]

test('nginx gives its own answers the headers of the server’s failures, in both of its servers', () => {
  const config = read('deploy/nginx.conf')
  const values = new Map(
    matches(
      config,
      /map \$upstream_http_x_content_type_options (\$own_\w+) {\s+"" "([^"]*)";/g,
    ).map(([, name = '', value = '']) => [name, value]),
  )
  const servers = config.split(/^server {$/m).slice(1)
  expect(servers).toHaveLength(2)
  for (const server of servers) {
    const added = matches(server, /add_header (\S+) (\S+) always;/g)
    const headers = added.map(([, header = '', name = '']) => [header, values.get(name)])
    expect(Object.fromEntries(headers)).toEqual({
      ...answerHeaders(),
      // Its answers link to no other site.
      'Connection-Allowlist': '(response-origin);webrtc=block;redirects=allow',
    })
    expect(server).toContain('server_tokens off;')
  }
})

test('images are named by digest, and no password has a default', () => {
  const compose = read('deploy/compose.yaml')
  const dockerfile = read('deploy/Dockerfile')
  const images = [
    ...matches(compose, /^ +image: (.*)$/gm),
    ...matches(dockerfile, /^ARG NODE_IMAGE=(.*)$/gm),
  ].map(([, image = '']) => image)
  expect(images).toHaveLength(3)
  for (const image of images) expect(image).toMatch(/^[\w./-]+:[\w.-]+@sha256:[\da-f]{64}$/)
  expect(matches(dockerfile, /^FROM (\S+)/gm).map(([, image]) => image)).toEqual(
    Array.from({ length: 2 }, () => '$NODE_IMAGE'),
  )
  const passwords = matches(compose, /\$\{(\w*PASSWORD\w*)([^}]*)\}/g)
  expect(passwords.map(([, name]) => name)).toEqual(['POSTGRES_PASSWORD', 'POSTGRES_PASSWORD'])
  for (const [, , rest] of passwords) expect(rest).toMatch(/^:\?/)
})

test('the build on a machine is given the settings it reads, and nothing else', () => {
  const [forBuild = ''] = read('.env.example').split('# Read by the server.')
  const readByBuild = matches(forBuild, /^([A-Z_]+)=/gm).map(([, name]) => name)
  const [, passedOn = ''] = /grep -E '\^\(([^)]*)\)=' \/etc\/ganak\.env/.exec(read('deploy/README.md')) ?? [] // prettier-ignore
  expect(passedOn.split('|')).toEqual(readByBuild)
})
