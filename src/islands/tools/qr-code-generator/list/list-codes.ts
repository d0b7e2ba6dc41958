import { type Zippable, zipSync } from 'fflate'

import { withoutEnd } from '@/lib/without-end.ts'
import type { Level } from '../limits.ts'
import { drawPicture, drawSvg, largerSizePx, QUIET_ZONE, svgPath } from '../picture.ts'
import { pngFile } from '../png.ts'
import { qrCode, type QrCode } from '../qr.ts'
import { isSameText, readBack } from '../read-back.ts'
import type { ListEntry } from './list-entries.ts'

/** A drawn code: the path of its modules, and its width in modules with the border. A note reports a lower level. */
interface DrawnCode {
  path: string
  across: number
  note?: string
}

/** What became of a text: its code, or why there is none. */
export type Drawn = DrawnCode | { reason: string }

/** A code of the sheet. */
export type SheetCode = ListEntry & Pick<DrawnCode, 'path' | 'across'>

/** The smallest module that is readable in every size of code. A picture of 300 pixels takes twice as long to read. */
const CHECKED_MODULE_PX = 2

/** Returns the code of a text after reading it back from its own picture, or the problem. */
export function drawnCode(text: string, level: Level): Drawn {
  try {
    const code = qrCode(text, level)
    const across = code.modules.size + 2 * QUIET_ZONE
    if (!isSameText(readBack(drawPicture(code, across * CHECKED_MODULE_PX)), text))
      return { reason: 'It could not be read back. Shorten the text.' }
    const drawn = { path: svgPath(code), across }
    if (code.level === level) return drawn
    const note = `The text needs the space, so error correction ${code.level} is used instead of ${level}.`
    return { ...drawn, note }
  } catch (error) {
    return { reason: (error as Error).message }
  }
}

/** Returns a ZIP file with a picture of each code. */
export async function zipOf(
  entries: readonly ListEntry[],
  level: Level,
  format: 'png' | 'svg',
): Promise<Blob> {
  const files: [string, Zippable[string]][] = []
  for (const [i, entry] of entries.entries()) {
    const name = `${fileNameOf(entry, i + 1, entries.length)}.${format}`
    files.push([name, await fileOf(qrCode(entry.text, level), format)])
  }
  return new Blob([zipSync(Object.fromEntries(files))], { type: 'application/zip' })
}

async function fileOf(code: QrCode, format: 'png' | 'svg'): Promise<Zippable[string]> {
  if (format === 'svg') return new TextEncoder().encode(drawSvg(code))
  const png = await pngFile(drawPicture(code, largerSizePx(code)))
  // A PNG is already compressed.
  return [new Uint8Array(await png.arrayBuffer()), { level: 0 }]
}

const LONGEST_NAME = 60

/** Returns the file name of a code: its number and the part of its name that every file system accepts. */
export function fileNameOf({ name }: ListEntry, place: number, count: number): string {
  const number = String(place).padStart(String(count).length, '0')
  const plain = name
    .toWellFormed()
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu, '-')
    .replace(/\s+/g, ' ')
  const short = Array.from(plain).slice(0, LONGEST_NAME).join('')
  const trimmed = withoutEnd(short.replace(/^[\s.-]+/, ''), ' .-')
  return trimmed === '' ? number : `${number} ${trimmed}`
}
