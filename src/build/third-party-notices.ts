import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { AstroIntegration } from 'astro'
import type { Plugin } from 'vite'

/** The file of the notices in the built site. */
const FILE = 'third-party-notices.txt'
/** The folder of a module's package, the innermost of nested packages. */
const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/
/** Packages that are not in the bundle: Astro inlines its island script, and Tailwind its reset styles, into pages. */
const UNSEEN = ['astro', 'tailwindcss']
/** Works in this repository, with the files of their licences. */
const WORKS = {
  'Anek Latin (typeface)': '../layouts/fonts/OFL.txt',
  'Words of passphrases':
    '../islands/tools/password-generator/passphrase/eff-large-wordlist.LICENCE',
}
/** Licences of packages that are published without their file. */
const MISSING: Record<string, string> = {
  '@cfworker/json-schema': '../json/schema/cfworker-json-schema.LICENCE',
}
const RULE = `\n\n${'-'.repeat(80)}\n\n`

/** Writes the licences of third-party works that browsers receive to /third-party-notices.txt, as those licences require. */
export function thirdPartyNotices(): AstroIntegration {
  const folders = new Set<string>()
  return {
    name: 'third-party-notices',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        for (const name of UNSEEN)
          folders.add(fileURLToPath(new URL(`node_modules/${name}`, config.root)))
        const inPages = {
          ...createCollector(folders),
          applyToEnvironment: ({ name }: { name: string }) => name === 'client',
        }
        updateConfig({
          vite: { plugins: [inPages], worker: { plugins: () => [createCollector(folders)] } },
        })
      },
      'astro:build:done': ({ dir }) => writeFile(new URL(FILE, dir), noticesOf([...folders])),
    },
  }
}

/** Creates a plugin that collects the packages with code in a script. */
function createCollector(folders: Set<string>): Plugin {
  return {
    name: 'collect-packages',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        for (const [id, { renderedLength }] of Object.entries(file.modules)) {
          const folder = PACKAGE_FOLDER.exec(id)?.[0]
          if (folder !== undefined && renderedLength > 0) folders.add(folder)
        }
      }
    },
  }
}

/** Returns the text of the notices: packages by name, then other works. Throws for a package without a licence file. */
export function noticesOf(folders: readonly string[]): string {
  const parts = [...new Set(folders.map(noticeOf))].toSorted((a, b) => a.localeCompare(b, 'en'))
  const works = Object.entries(WORKS).map(
    ([name, file]) => `${name}\n\n${readFileSync(new URL(file, import.meta.url), 'utf8').trim()}`,
  )
  return `This site sends browsers parts of the following works.${RULE}${[...parts, ...works].join(RULE)}\n`
}

function noticeOf(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const licences = readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|notice|copying)/i.test(file))
    .toSorted()
    .map((file) => join(folder, file) as string | URL)
  const missing = MISSING[name]
  if (missing !== undefined) licences.push(new URL(missing, import.meta.url))
  if (licences.length === 0) throw new Error(`${name} is sent to browsers and has no licence file.`)
  const texts = licences.map((file) => readFileSync(file, 'utf8').trim())
  return [`${name} ${version}`, ...texts].join('\n\n')
}
