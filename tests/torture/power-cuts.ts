import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import type { Durability } from '../../src/server/contact/sqlite-schema.ts'

import type { TestMessage } from './client.ts'
import { verdict } from './ledger.ts'

const writer = fileURLToPath(new URL('./store-writer.ts', import.meta.url))

export interface PowerVerdict {
  cuts: number
  acknowledged: number
  lost: number
  duplicated: number
}

/** Why this machine cannot run it, if it cannot. */
export const noLoopDevice =
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/dev/loop-control')
    ? undefined
    : 'it needs root and loop devices on Linux'

/**
 * Cuts the power of a disk under a store that is being written, again and again.
 *
 * The disk is a file behind a loop device, in memory so that it can be copied at once. What a power cut leaves is what
 * has reached that file; what only stood in the page cache of the file system is gone. So the writer is frozen, the file
 * is copied, and the copy is mounted as the disk that comes back. Meanwhile the file system must not write on its own
 * (`commit=300`), else it would save what nobody asked it to save.
 */
export async function powerCuts(cuts: number, durability: Durability): Promise<PowerVerdict> {
  const folder = mkdtempSync(join(tmpdir(), 'power-'))
  execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', folder])
  const total = { cuts, acknowledged: 0, lost: 0, duplicated: 0 }
  try {
    for (let cut = 0; cut < cuts; cut += 1) {
      const { acknowledged, lost, duplicated } = await cutOnce(folder, durability)
      total.acknowledged += acknowledged
      total.lost += lost
      total.duplicated += duplicated
    }
  } finally {
    execFileSync('umount', ['-R', folder])
    rmSync(folder, { recursive: true })
  }
  return total
}

async function cutOnce(folder: string, durability: Durability) {
  const disk = join(folder, 'disk')
  const leftover = join(folder, 'leftover')
  const mountPoint = join(folder, 'mounted')
  mkdirSync(mountPoint, { recursive: true })
  writeFileSync(disk, '')
  truncateSync(disk, 48 * 1_024 * 1_024)
  execFileSync('mkfs.ext4', ['-q', '-F', disk])
  execFileSync('mount', ['-o', 'loop,commit=300', disk, mountPoint])

  const acknowledged: TestMessage[] = []
  const child = fork(writer, [join(mountPoint, 'data/messages.sqlite'), durability])
  child.on('message', (message) => acknowledged.push(message as TestMessage))
  while (acknowledged.length === 0) await pause(5)
  await pause(50 + Math.random() * 400)
  child.kill('SIGSTOP')
  // A running fsync finishes; what it acknowledged before is counted.
  await pause(100)
  const promised = [...acknowledged]
  copyFileSync(disk, leftover)
  child.kill('SIGKILL')
  await once(child, 'exit')
  execFileSync('umount', [mountPoint])

  execFileSync('mount', ['-o', 'loop', leftover, mountPoint])
  const dataFolder = join(mountPoint, 'data')
  const found = await verdict(promised, { dataFolder, databaseUrl: null })
  execFileSync('umount', [mountPoint])
  return found
}
