import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** The page for unknown paths, and what reads every post and every view. */
const keptPages = ['404.astro', 'search-list.js.ts']

/**
 * A copy of the project to plant errors in, with few pages and no text below the frontmatter: what it lacks takes most of
 * the time of a build. Installed packages are shared, what Astro remembers is not.
 */
let copy = ''

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'ganak-authors-'))
  for (const part of ['src', 'public', 'package.json', 'tsconfig.json', 'astro.config.mjs']) {
    cpSync(part, join(copy, part), { recursive: true })
  }
  const pages = join(copy, 'src/pages')
  for (const name of readdirSync(pages).filter((name) => !keptPages.includes(name)))
    rmSync(join(pages, name), { recursive: true })
  for (const file of globSync('src/content/**/*.mdx', { cwd: copy })) {
    const [, frontmatter = ''] = readFileSync(file, 'utf8').split(/^---$/m)
    writeFileSync(join(copy, file), `---${frontmatter}---\n`)
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
  writeFileSync(
    join(copy, 'copy.config.mjs'),
    // Most pages that the others link to are left out.
    `import config from './astro.config.mjs'
const integrations = config.integrations.filter(({ name }) => name !== 'check-links')
export default { ...config, integrations, cacheDir: './cache' }
`,
  )
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

type Change = (text: string) => string

/** Runs Astro on the copy with one file changed or added, and gives its exit code and everything it said. */
async function astroWith(
  step: 'sync' | 'build',
  file: string,
  change: Change,
): Promise<{ code: number; said: string }> {
  const path = join(copy, file)
  const original = existsSync(path) ? readFileSync(path, 'utf8') : undefined
  const text = changed(file, change)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  try {
    return await astro(step)
  } finally {
    if (original === undefined) rmSync(path)
    else writeFileSync(path, original)
  }
}

/** The text of a file after a change to it. */
function changed(file: string, change: Change): string {
  const path = join(copy, file)
  const original = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const text = change(original)
  if (text === original) throw new Error(`The planted error does not fit ${file} any more.`)
  return text
}

/** Runs Astro on the copy as it is, started from another folder: what a build finds does not depend on that. */
function astro(step: string, settings: Record<string, string> = {}) {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', ...settings }
  return new Promise<{ code: number; said: string }>((resolve) => {
    execFile(
      join(copy, 'node_modules/.bin/astro'),
      [step, '--root', copy, '--config', 'copy.config.mjs'],
      { cwd: tmpdir(), env },
      (error, out, err) => resolve({ code: Number(error?.code ?? 0), said: out + err }),
    )
  })
}

const without = (key: string) => (text: string) =>
  text.replace(new RegExp(`^${key}: .*\n`, 'm'), '')
const post = 'src/content/blog/finance.mdx'
const view =
  (key = 'navLabel') =>
  () =>
    [
      '---',
      `${key}: Part`,
      'order: 1',
      'keywords: [part]',
      ...['title', 'heading', 'description', 'subtitle', 'summary', 'question'].map(
        (name) => `${name}: A part`,
      ),
      '---',
      '',
    ].join('\n')

const booking =
  (line: string, other: string) =>
  (text: string): string =>
    text.replace(new RegExp(`^${line}: .*$`, 'm'), `${line}: ${other}`)

const wrongFields: [name: string, file: string, change: Change, sentence: RegExp][] = [
  [
    'an unknown section',
    post,
    (text) => text.replace('section: F', 'section: G'),
    /finance\.mdx:\d+: section must be Finance or Developer, not "G/,
  ],
  [
    'an icon that does not exist',
    'src/content/tools/base64.mdx',
    (text) => text.replace('icon: base64', 'icon: base46'),
    /base64\.mdx:\d+: icon must be .+, not "base46"/,
  ],
  [
    'a misspelt key',
    'src/content/faq/general.md',
    (text) => text.replace('order:', 'ordre:'),
    /general\.md:\d+: ordre is not a field here; the fields are title, order and updated\./,
  ],
  [
    'a misspelt key of a view',
    'src/content/tools/base64/part.mdx',
    view('navlabel'),
    /part\.mdx:2: navlabel is not a field here/,
  ],
  [
    'a date in another order',
    post,
    booking('date', '1-12-2026'),
    /finance\.mdx:\d+: date must be a day in the form YYYY-MM-DD/,
  ],
  [
    'an unknown tool',
    post,
    (text) => text.replace('tools:\n  [loan-calculator', 'tools:\n  [lone-calculator'),
    /finance\.mdx:\d+: entry 1 of tools must name a file of src\/content\/tools without \.mdx, not "lone-calculator"\./,
  ],
  [
    'a text that is not YAML',
    'src/content/pages/about.md',
    (text) => text.replace('title: ', 'title: a: '),
    /about\.md:2: the frontmatter is not valid YAML/,
  ],
  [
    'a booking that ends on no day',
    'src/content/ads/example.md',
    booking('until', 'January'),
    /example\.md:\d+: until must be a day/,
  ],
  [
    'a booking that ends before it begins',
    'src/content/ads/example.md',
    booking('until', '2023-12-31'),
    /example\.md:\d+: until must not be before from/,
  ],
]

describe('an author’s error stops the build with the file and the field', () => {
  test('a missing date, in one sentence without a stack trace', async () => {
    const { code, said } = await astroWith('build', post, without('date'))
    const lines = said.split('\n').filter((line) => line !== '' && !/^\d\d:\d\d:\d\d /.test(line))
    expect(lines).toEqual([
      `${post}:1: date is missing: it must be a day in the form YYYY-MM-DD, such as 2026-12-01.`,
    ])
    expect(code).toBe(1)
  }, 60_000)

  test('invalid fields, one at a time', async () => {
    const trials = wrongFields.map(([, file, change]) => [file, changed(file, change)])
    const noError = [post, changed(post, (text) => `${text}\n`)]
    const program = fileURLToPath(new URL('errors-of-sync.ts', import.meta.url))
    const args = [program, copy, JSON.stringify([...trials, noError])]
    const { stdout } = await promisify(execFile)(process.execPath, args)
    const errors: string[] = JSON.parse(stdout)
    for (const [index, [name, file, , sentence]] of wrongFields.entries()) {
      expect(errors[index], name).toMatch(sentence)
      expect(errors[index]?.startsWith(`${file}:`), name).toBe(true)
    }
    expect(errors.at(-1), 'no error').toBe('')
  }, 120_000)

  test('a view in a folder that names no tool', async () => {
    const file = 'src/content/tools/no-tool/part.mdx'
    const { code, said } = await astroWith('build', file, view())
    expect(said).toContain(
      `${file}: its folder needs a tool, but there is no src/content/tools/no-tool.mdx.`,
    )
    expect(said).not.toMatch(/^ +at /m)
    expect(code).toBe(1)
  }, 60_000)
})

test('a tool that fails while it is rendered fails the build', async () => {
  const page = [
    '---',
    "import { calculatorPage } from '../islands/calculator/frame/calculator-page.tsx'",
    "import { roiCalculator } from '../islands/tools/roi-calculator/definition.ts'",
    "const chart = () => { throw new Error('This tool has no chart today.') }",
    'const Page = calculatorPage({ ...roiCalculator, chart })',
    '---',
    '<Page />',
    '',
  ].join('\n')
  const { code, said } = await astroWith('build', 'src/pages/broken.astro', () => page)
  expect(said).toContain('This tool has no chart today.')
  expect(code).toBe(1)
}, 120_000)

// Other invalid addresses: src/server/settings.test.ts, because the build uses the same function.
test.each([
  [
    'SITE_URL',
    'ganak.in',
    'SITE_URL must be an address without a path such as https://ganak.example, not "ganak.in".',
  ],
  [
    'CONTACT_ADDRESS',
    'asha',
    'CONTACT_ADDRESS must be one mail address such as hello@ganak.example, not "asha".',
  ],
  [
    'PUBLIC_QR_SERVICE_URL',
    'qr.example',
    'PUBLIC_QR_SERVICE_URL must be an address that begins with https://, not "qr.example".',
  ],
  ['ADS', 'on', 'ADS must be one of placeholder, off, house, not "on".'],
])(
  'a build with %s=%s stops and says why',
  async (name, value, sentence) => {
    const { code, said } = await astro('sync', { [name]: value })
    expect(said).toContain(sentence)
    expect(code).toBe(1)
  },
  60_000,
)

test('a link to a page that does not exist fails the build, and its sentence comes last', async () => {
  const config = 'copy.config.mjs'
  const { code, said } = await astroWith('build', config, (text) => text.replace('check-links', ''))
  expect(said).toContain('The page /404 links to "/faq", which does not exist.')
  expect(said.trimEnd().split('\n').at(-1)).toContain('which does not exist.')
  expect(code).toBe(1)
}, 120_000)

test('the other screen for unknown paths is one word in site.ts', async () => {
  const { code, said } = await astroWith('build', 'src/lib/site.ts', (text) =>
    text.replace("unknownPathScreen: 'not-found'", "unknownPathScreen: 'fallback'"),
  )
  expect(code, said).toBe(0)
  const page = readFileSync(join(copy, 'dist/client/404.html'), 'utf8')
  expect(page).toContain('This page does not exist')
  expect(page).toContain('Go to the home page')
  expect(page).not.toMatch(/404 Page Not Found|the router/)
}, 120_000)
