import type { Logo } from './look/look.ts'

/** Texts that a code must give back exactly, for the tests: every mode, other scripts, joined emoji, spaces and line ends. */
export const SAMPLES = [
  'https://ganak.example/tools?a=1&b=2',
  '0123456789',
  'HTTPS://X.IN/A',
  'नमस्ते, दुनिया।',
  'வணக்கம்',
  '👨‍👩‍👧‍👦 ₹1,00,000 é',
  '  leading and trailing spaces  ',
  'two\nlines\r\nand a tab\t',
  'a',
  'é',
]

const SIZE_PX = 64

/** A logo for the tests, black and white at random (a linear congruential generator), which hides most of what is below it. */
export const NOISE: Logo = {
  sizePx: SIZE_PX,
  samples: Uint8Array.from({ length: SIZE_PX ** 2 * 4 }, (_, i) => {
    if (i % 4 === 3) return 255
    const square = Math.floor(i / 4 / 8)
    return (Math.imul(square + 1, 1103515245) >>> 16) % 2 === 0 ? 0 : 255
  }),
  // One white pixel: the tests do not look at the logo in an SVG.
  address:
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEANl9ngAAAAABJRU5ErkJggg==',
}
