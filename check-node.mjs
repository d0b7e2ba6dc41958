/**
 * Ganak runs on Node 24 or newer. On Linux a locked package brings one, and npm puts it first in the path of every script.
 * After an install, run by the machine's own Node, this takes it out of that path where the own one will do. Loaded before
 * a program it says plainly that its Node is too old. It is JavaScript because an older Node has to read it.
 */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const OLDEST_MAJOR = 24
const broughtNode = fileURLToPath(new URL('node_modules/.bin/node', import.meta.url))

const isInstall = process.env.npm_lifecycle_event === 'postinstall'
const isNewEnough = Number.parseInt(process.versions.node, 10) >= OLDEST_MAJOR
// An install started from within a script runs under the brought one itself, which says nothing of the machine's own.
const isBrought = process.execPath.startsWith(
  fileURLToPath(new URL('node_modules/', import.meta.url)),
)
if (isInstall && isNewEnough && !isBrought) rmSync(broughtNode, { force: true })
// One made for another C library is there and does not run.
const isHelped = isInstall && spawnSync(broughtNode, ['--version']).status === 0
if (!isNewEnough && !isHelped) {
  process.stderr.write(
    `Ganak needs Node ${OLDEST_MAJOR} or newer, and this is Node ${process.versions.node}. On most Linux systems "npm ci" brings one for every "npm run"; elsewhere install it first.\n`,
  )
  process.exit(1)
}
