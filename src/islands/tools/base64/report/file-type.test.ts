import { describe, expect, test } from 'vitest'

import { fileTypeOf } from './file-type.ts'

/** Bytes written as hexadecimal, with ASCII in quotes; "@n" fills up with zeros to that place. */
function bytes(text: string): Uint8Array<ArrayBuffer> {
  const made: number[] = []
  for (const [, place, ascii, hex] of text.matchAll(/@(\d+)|"([^"]*)"|([\da-f]{2})/gi)) {
    while (place !== undefined && made.length < Number(place)) made.push(0)
    if (ascii !== undefined) made.push(...new TextEncoder().encode(ascii))
    if (hex !== undefined) made.push(parseInt(hex, 16))
  }
  return Uint8Array.from(made)
}

// The signature of each format, from its own specification.
const SIGNATURES: [string, string][] = [
  ['PNG picture', '89 "PNG" 0d 0a 1a 0a 00 00 00 0d "IHDR"'],
  ['JPEG picture', 'ff d8 ff e0 00 10 "JFIF" 00'],
  ['GIF picture', '"GIF89a" 01 00 01 00'],
  ['GIF picture', '"GIF87a" 01 00 01 00'],
  ['WebP picture', '"RIFF" 24 00 00 00 "WEBPVP8 "'],
  ['WAV sound', '"RIFF" 24 00 00 00 "WAVEfmt "'],
  ['AVIF picture', '00 00 00 1c "ftypavif"'],
  ['HEIC picture', '00 00 00 18 "ftypheic"'],
  ['QuickTime video', '00 00 00 14 "ftypqt  "'],
  ['MP4 video', '00 00 00 18 "ftypisom"'],
  ['BMP picture', '"BM" 46 00 00 00 00 00 00 00 36 00 00 00 28 00 00 00'],
  ['TIFF picture', '49 49 2a 00 08'],
  ['TIFF picture', '4d 4d 00 2a 00'],
  ['ICO icon', '00 00 01 00 01 00 10 10 00 00 01 00 20 00'],
  ['PDF document', '"%PDF-1.7"'],
  ['ZIP archive', '50 4b 03 04 14 00 @30 "a.txt"'],
  ['ZIP archive', '50 4b 05 06 @22'],
  ['Word document (.docx)', '50 4b 03 04 14 00 @30 "word/document.xml"'],
  ['Excel workbook (.xlsx)', '50 4b 03 04 14 00 @30 "xl/workbook.xml"'],
  ['EPUB book', '50 4b 03 04 0a 00 @30 "mimetypeapplication/epub+zip"'],
  ['gzip file', '1f 8b 08 00'],
  ['7z archive', '37 7a bc af 27 1c'],
  ['RAR archive', '"Rar!" 1a 07 01 00'],
  ['xz file', 'fd "7zXZ" 00'],
  ['bzip2 file', '"BZh9" 31 41 59 26 53 59'],
  ['Zstandard file', '28 b5 2f fd'],
  ['tar archive', '"a.txt" @257 "ustar" 00'],
  ['MP3 sound', '"ID3" 03 00'],
  ['MP3 sound', 'ff fb 90 64'],
  ['Ogg file', '"OggS" 00'],
  ['FLAC sound', '"fLaC" 00'],
  ['WebM or Matroska video', '1a 45 df a3'],
  ['WOFF2 font', '"wOF2" 00 01'],
  ['WOFF font', '"wOFF" 00 01'],
  ['TrueType font', '00 01 00 00 00 12 01 00 00 04 00 20 "GDEF"'],
  ['OpenType font', '"OTTO" 00'],
  ['WebAssembly module', '00 "asm" 01 00 00 00'],
  ['SQLite database', '"SQLite format 3" 00'],
  ['ELF program', '7f "ELF" 02'],
  ['Windows program', '"MZ" @60 40 00 00 00 "PE" 00 00'],
  ['Java class', 'ca fe ba be 00 00 00 34'],
  ['Mach-O program', 'ca fe ba be 00 00 00 02'],
  ['SVG picture', '"<svg xmlns=>"'],
  ['SVG picture', '"<svg:svg xmlns:svg=>"'],
  ['SVG picture', '"<!DOCTYPE svg PUBLIC  [ <!ENTITY ns> ]>" 0a "<svg>"'],
  ['SVG picture', '"<?xml version=?>" 0a "<!-- made by hand --><svg>"'],
]

describe('the type of a file by its first bytes', () => {
  test.each(SIGNATURES)('%s: %s', (name, signature) => {
    expect(fileTypeOf(bytes(signature))?.name).toBe(name)
  })

  test.each([
    'BMW makes cars, and here are some more words',
    'MZ is short',
    'Hello',
    '',
    '<p>svg</p>',
  ])('%j is text and of no such type', (text) => {
    expect(fileTypeOf(new TextEncoder().encode(text))).toBeUndefined()
  })

  test.each(['<!---->', ' ', '<?a>', '<!DOCTYPE[>]>', '<!DOCTYPE a>'])(
    'many %j are not read as SVG, in little time',
    (piece) => {
      const start = performance.now()
      expect(fileTypeOf(new TextEncoder().encode(piece.repeat(4096)))).toBeUndefined()
      expect(performance.now() - start).toBeLessThan(1000)
    },
  )
})
