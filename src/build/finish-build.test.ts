import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { finishFolder, trimPolicy } from './finish-build.ts'

test('text files of some size get compressed copies, small and binary files none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'build-'))
  const page = '<p>गणक</p>'.repeat(300)
  await mkdir(join(folder, 'about'))
  await writeFile(join(folder, 'about/index.html'), page)
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *')
  await writeFile(join(folder, 'og-image.png'), Buffer.alloc(4_096))

  await finishFolder(folder)

  const names = (await readdir(folder, { recursive: true })).toSorted()
  expect(names.map((name) => name.replace(/offline-list\.\w+/, 'offline-list'))).toEqual([
    '_astro',
    '_astro/offline-list.json',
    '_headers',
    'about',
    'about/index.html',
    'about/index.html.br',
    'about/index.html.gz',
    'offline-size.js',
    'og-image.png',
    'robots.txt',
    'sw.js',
    'sw.js.br',
    'sw.js.gz',
  ])
  const copy = (extension: string) => readFile(join(folder, `about/index.html${extension}`))
  expect(brotliDecompressSync(await copy('.br')).toString()).toBe(page)
  expect(gunzipSync(await copy('.gz')).toString()).toBe(page)
  await rm(folder, { recursive: true })
})

test('a second run changes no file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'build-'))
  await mkdir(join(folder, '_astro'))
  await writeFile(join(folder, '_astro/tool.js'), 'tool()\n'.repeat(300))
  await writeFile(join(folder, 'index.html'), '<p>गणक</p>'.repeat(300))

  await finishFolder(folder)
  const first = await contents(folder)
  expect(Object.keys(first)).toContain('_astro/tool.js.br')
  await finishFolder(folder)
  expect(await contents(folder)).toEqual(first)
  await rm(folder, { recursive: true })
})

test('the offline copy of the reader of QR codes may ask for the camera, that of no other page', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'build-'))
  for (const page of ['about', 'tools/qr-code-generator', 'tools/qr-code-generator/read']) {
    await mkdir(join(folder, page), { recursive: true })
    await writeFile(join(folder, page, 'index.html'), '<p>गणक</p>')
  }
  await finishFolder(folder)
  const [name = ''] = await readdir(join(folder, '_astro'))
  const list = await readFile(join(folder, '_astro', name), 'utf8')
  const { headers, files } = JSON.parse(list) as {
    headers: Record<string, string>[]
    files: [path: string, hash: string, headers: number][]
  }
  const withCamera = files
    .filter(([, , index]) => headers[index]?.['Permissions-Policy']?.includes('camera=(self)'))
    .map(([path]) => path)
  expect(withCamera).toEqual(['/tools/qr-code-generator/read'])
  await rm(folder, { recursive: true })
})

async function contents(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name))
  const read = files.map(async (file) => [relative(folder, file), await readFile(file, 'latin1')])
  return Object.fromEntries(await Promise.all(read)) as Record<string, string>
}

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
