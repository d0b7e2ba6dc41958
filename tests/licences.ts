/** Prints the licence of every package that building and running the site takes; fails on one that is not allowed. */
import { existsSync, readFileSync } from 'node:fs'

/** Licences that ask for no more than their notice. */
const ALLOWED =
  'MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 CC0-1.0 Unlicense Python-2.0 PSF-2.0'.split(
    ' ',
  )
/** These ask for the source of their own files when someone passes them on: they build the site and never reach a visitor. */
const ALLOWED_IN_THE_BUILD: Record<string, RegExp> = {
  'MPL-2.0': /^lightningcss(?:-[\w-]+)?$/,
  'LGPL-3.0-or-later': /^@img\/sharp-/,
}
/** A licence with more packages than this is printed as a number. */
const NAMED_AT_MOST = 12

interface LockEntry {
  dev?: boolean
  optional?: boolean
  version: string
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const entries = Object.entries<LockEntry>(lock.packages)
const packagesByLicence = new Map<string, string[]>()
let refused = 0
for (const [folder, { dev, optional, version }] of entries) {
  // A package for another platform is not installed; its licence is that of the one for this platform.
  if (folder === '' || dev || (optional && !existsSync(folder))) continue
  const name = folder.replace(/^.*node_modules\//, '')
  const licence = licenceOf(folder)
  packagesByLicence.set(licence, [...(packagesByLicence.get(licence) ?? []), `${name}@${version}`])
  if (isAllowed(licence, name)) continue
  refused += 1
  console.error(`${name}@${version} has the licence ${licence}, which is not on the list.`)
}
for (const [licence, packages] of [...packagesByLicence].toSorted(bySize)) {
  const names = packages.length > NAMED_AT_MOST ? '' : `: ${packages.join(', ')}`
  console.log(`${licence}, ${packages.length}${names}`)
}
process.exitCode = refused === 0 && packagesByLicence.size > 0 ? 0 : 1

function licenceOf(folder: string): string {
  const { license, licenses } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  return String(license?.type ?? license ?? JSON.stringify(licenses))
}

/** Of "A OR B" one must be allowed, of "A AND B" both. */
function isAllowed(licence: string, name: string): boolean {
  return licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) =>
      choice
        .split(' AND ')
        .every((part) => ALLOWED.includes(part) || ALLOWED_IN_THE_BUILD[part]?.test(name)),
    )
}

function bySize([, one]: [string, string[]], [, other]: [string, string[]]): number {
  return other.length - one.length
}
