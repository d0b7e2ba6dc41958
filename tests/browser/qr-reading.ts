import { execFileSync } from 'node:child_process'

import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'

/** The text in a picture of any size, by the reader of the page. */
export async function textIn(file: string): Promise<string> {
  const { data, info } = await sharp(file)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data }, { timeLimit: 3000 })
}

/** The text in a picture, by the reader of the page and, where it is installed, by zbarimg. */
export async function textsIn(file: string): Promise<string[]> {
  const { data, info } = await sharp(file)
    .resize({ width: 600, kernel: 'nearest' })
    .flatten()
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const texts = [decodeQR({ width: info.width, height: info.height, data }, { timeLimit: 3000 })]
  try {
    texts.push(
      execFileSync('zbarimg', ['--nodbus', '--quiet', '--raw', file], { encoding: 'utf8' }).replace(
        /\n$/,
        '',
      ),
    )
  } catch (error) {
    // Without zbar-tools the first reader decides alone; tests/run.ts installs them where it can.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return texts
}
