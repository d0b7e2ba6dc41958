export type FileType = Omit<FileFormat, 'signs'>

/** Returns the type of a file from its first bytes, as its format defines them, or undefined. */
export function fileTypeOf(bytes: Uint8Array): FileType | undefined {
  const format = FORMATS.find(({ signs }) => signs(bytes))
  if (format !== undefined) return typeOnly(format)
  return isSvg(bytes) ? SVG : undefined
}

/** A file format and how its content begins. */
interface FileFormat {
  /** Written after an article. */
  name: string
  ending: string
  /** The media type, registered with IANA or, for a few, in common use. */
  type: string
  /** Set for the formats that browsers draw. */
  look?: 'picture'
  signs: (bytes: Uint8Array) => boolean
}

type Sign = (bytes: Uint8Array) => boolean

/** Matches bytes at an offset, given as ASCII letters or as codes. */
const at =
  (start: number, sign: string | readonly number[]): Sign =>
  (bytes) =>
    typeof sign === 'string'
      ? asciiAt(bytes, start, sign.length) === sign
      : sign.every((byte, index) => bytes[start + index] === byte)

const all =
  (...signs: Sign[]): Sign =>
  (bytes) =>
    signs.every((sign) => sign(bytes))

const any =
  (...signs: Sign[]): Sign =>
  (bytes) =>
    signs.some((sign) => sign(bytes))

const brand = (...names: string[]) => all(at(4, 'ftyp'), any(...names.map((name) => at(8, name))))

/** Matches a ZIP that names a path near its beginning, where names are uncompressed. */
const zipWith =
  (path: string): Sign =>
  (bytes) =>
    at(0, [0x50, 0x4b, 3, 4])(bytes) && asciiAt(bytes, 0, 65_536).includes(path)

const picture = { look: 'picture' } as const

/** Signatures from the specifications. A format based on another comes before it. */
const FORMATS: readonly FileFormat[] = [
  // W3C PNG, section 5.2
  { name: 'PNG picture', ending: 'png', type: 'image/png', ...picture, signs: at(0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) }, // prettier-ignore
  // ITU T.81, annex B: SOI and the first byte of the next marker
  { name: 'JPEG picture', ending: 'jpg', type: 'image/jpeg', ...picture, signs: at(0, [0xff, 0xd8, 0xff]) }, // prettier-ignore
  { name: 'GIF picture', ending: 'gif', type: 'image/gif', ...picture, signs: any(at(0, 'GIF87a'), at(0, 'GIF89a')) }, // prettier-ignore
  { name: 'WebP picture', ending: 'webp', type: 'image/webp', ...picture, signs: all(at(0, 'RIFF'), at(8, 'WEBP')) }, // prettier-ignore
  { name: 'WAV sound', ending: 'wav', type: 'audio/wav', signs: all(at(0, 'RIFF'), at(8, 'WAVE')) },
  { name: 'AVI video', ending: 'avi', type: 'video/x-msvideo', signs: all(at(0, 'RIFF'), at(8, 'AVI ')) }, // prettier-ignore
  { name: 'AVIF picture', ending: 'avif', type: 'image/avif', ...picture, signs: brand('avif', 'avis') }, // prettier-ignore
  {
    name: 'HEIC picture',
    ending: 'heic',
    type: 'image/heic',
    signs: brand('heic', 'heix', 'mif1'),
  },
  { name: 'M4A sound', ending: 'm4a', type: 'audio/mp4', signs: brand('M4A ') },
  { name: 'QuickTime video', ending: 'mov', type: 'video/quicktime', signs: brand('qt  ') },
  { name: 'MP4 video', ending: 'mp4', type: 'video/mp4', signs: at(4, 'ftyp') },
  { name: 'BMP picture', ending: 'bmp', type: 'image/bmp', ...picture, signs: all(at(0, 'BM'), isBmp) }, // prettier-ignore
  { name: 'TIFF picture', ending: 'tif', type: 'image/tiff', signs: any(at(0, [0x49, 0x49, 42, 0]), at(0, [0x4d, 0x4d, 0, 42])) }, // prettier-ignore
  { name: 'ICO icon', ending: 'ico', type: 'image/x-icon', ...picture, signs: all(at(0, [0, 0, 1, 0]), isIcon) }, // prettier-ignore
  { name: 'PDF document', ending: 'pdf', type: 'application/pdf', signs: at(0, '%PDF-') },
  { name: 'Word document (.docx)', ending: 'docx', type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', signs: zipWith('word/') }, // prettier-ignore
  { name: 'Excel workbook (.xlsx)', ending: 'xlsx', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', signs: zipWith('xl/') }, // prettier-ignore
  { name: 'PowerPoint presentation (.pptx)', ending: 'pptx', type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation', signs: zipWith('ppt/') }, // prettier-ignore
  // EPUB 3.3, section 4.3: the first entry is "mimetype", stored as it is.
  { name: 'EPUB book', ending: 'epub', type: 'application/epub+zip', signs: all(at(0, [0x50, 0x4b, 3, 4]), at(30, 'mimetypeapplication/epub+zip')) }, // prettier-ignore
  // APPNOTE.TXT, sections 4.3.7 and 4.3.16
  { name: 'ZIP archive', ending: 'zip', type: 'application/zip', signs: any(at(0, [0x50, 0x4b, 3, 4]), at(0, [0x50, 0x4b, 5, 6])) }, // prettier-ignore
  // RFC 1952, section 2.3.1: the only method is 8
  { name: 'gzip file', ending: 'gz', type: 'application/gzip', signs: at(0, [0x1f, 0x8b, 8]) },
  { name: '7z archive', ending: '7z', type: 'application/x-7z-compressed', signs: at(0, [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]) }, // prettier-ignore
  { name: 'RAR archive', ending: 'rar', type: 'application/vnd.rar', signs: at(0, [0x52, 0x61, 0x72, 0x21, 0x1a, 7]) }, // prettier-ignore
  { name: 'xz file', ending: 'xz', type: 'application/x-xz', signs: at(0, [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0]) }, // prettier-ignore
  { name: 'bzip2 file', ending: 'bz2', type: 'application/x-bzip2', signs: all(at(0, 'BZh'), at(4, [0x31, 0x41, 0x59, 0x26, 0x53, 0x59])) }, // prettier-ignore
  // RFC 8878, section 3.1.1
  { name: 'Zstandard file', ending: 'zst', type: 'application/zstd', signs: at(0, [0x28, 0xb5, 0x2f, 0xfd]) }, // prettier-ignore
  { name: 'tar archive', ending: 'tar', type: 'application/x-tar', signs: at(257, 'ustar') },
  { name: 'Ogg file', ending: 'ogg', type: 'application/ogg', signs: at(0, 'OggS') },
  { name: 'FLAC sound', ending: 'flac', type: 'audio/flac', signs: at(0, 'fLaC') },
  { name: 'WebM or Matroska video', ending: 'webm', type: 'video/webm', signs: at(0, [0x1a, 0x45, 0xdf, 0xa3]) }, // prettier-ignore
  { name: 'WOFF2 font', ending: 'woff2', type: 'font/woff2', signs: at(0, 'wOF2') },
  { name: 'WOFF font', ending: 'woff', type: 'font/woff', signs: at(0, 'wOFF') },
  { name: 'OpenType font', ending: 'otf', type: 'font/otf', signs: at(0, 'OTTO') },
  { name: 'TrueType font', ending: 'ttf', type: 'font/ttf', signs: all(at(0, [0, 1, 0, 0]), isFontTable) }, // prettier-ignore
  { name: 'WebAssembly module', ending: 'wasm', type: 'application/wasm', signs: at(0, [0, 0x61, 0x73, 0x6d]) }, // prettier-ignore
  { name: 'SQLite database', ending: 'sqlite', type: 'application/vnd.sqlite3', signs: at(0, 'SQLite format 3\0') }, // prettier-ignore
  { name: 'ELF program', ending: 'elf', type: 'application/x-elf', signs: at(0, [0x7f, 0x45, 0x4c, 0x46]) }, // prettier-ignore
  { name: 'Windows program', ending: 'exe', type: 'application/vnd.microsoft.portable-executable', signs: all(at(0, 'MZ'), isPortableExecutable) }, // prettier-ignore
  { name: 'Mach-O program', ending: 'bin', type: 'application/octet-stream', signs: all(at(0, [0xca, 0xfe, 0xba, 0xbe]), hasFewParts) }, // prettier-ignore
  { name: 'Java class', ending: 'class', type: 'application/java-vm', signs: at(0, [0xca, 0xfe, 0xba, 0xbe]) }, // prettier-ignore
  { name: 'MP3 sound', ending: 'mp3', type: 'audio/mpeg', signs: any(at(0, 'ID3'), isMpegFrame) },
]

/** Checks the file size or the size of the second header, because a text may begin with "BM". */
function isBmp(bytes: Uint8Array): boolean {
  return number(bytes, 2, 4) === bytes.length || [12, 40, 108, 124].includes(number(bytes, 14, 4))
}

/** Checks the count of pictures, which is not 0, and the reserved byte of the first one, which is 0. */
function isIcon(bytes: Uint8Array): boolean {
  return number(bytes, 4, 2) > 0 && bytes[9] === 0
}

/** Checks that the first table has a name of four characters. */
function isFontTable(bytes: Uint8Array): boolean {
  return number(bytes, 4, 1) === 0 && /^[\w/ ]{4}$/.test(asciiAt(bytes, 12, 4))
}

/** Checks for "PE" at the offset stored at 3C. */
function isPortableExecutable(bytes: Uint8Array): boolean {
  return asciiAt(bytes, number(bytes, 0x3c, 4), 4) === 'PE\0\0'
}

/** Checks the count of parts. A Java class has its version here, which is at least 45. */
function hasFewParts(bytes: Uint8Array): boolean {
  return number(bytes.subarray(4, 8).toReversed(), 0, 4) < 45
}

/** Checks for a frame of ISO 11172-3: eleven set bits, layer III, a valid bit rate and sampling rate. */
function isMpegFrame(bytes: Uint8Array): boolean {
  const [first = 0, second = 0, third = 0xff] = bytes
  const isSynchronized = first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x18) !== 0x08
  const hasRates = third >> 4 !== 15 && third >> 4 !== 0 && ((third >> 2) & 3) !== 3
  return isSynchronized && ((second >> 1) & 3) === 1 && hasRates
}

/** Reads a little-endian number of `length` bytes. */
function number(bytes: Uint8Array, start: number, length: number): number {
  let value = 0
  for (let index = length - 1; index >= 0; index--)
    value = value * 256 + (bytes[start + index] ?? 0)
  return value
}

function asciiAt(bytes: Uint8Array, start: number, length: number): string {
  return new TextDecoder('latin1').decode(bytes.subarray(start, start + length))
}

const SVG: FileType = { name: 'SVG picture', ending: 'svg', type: 'image/svg+xml', look: 'picture' }

/** Each part matches in one way only; otherwise many comments would take exponential time. */
const SVG_START =
  /^(?:<\?[^>]*>|<!--(?:(?!-->).)*-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\][^>]*)?>|\s)*<(?:\w+:)?svg[\s/>]/is

/** Whether the content begins with an `svg` element, after anything that XML allows before it. */
function isSvg(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 4096))
  return SVG_START.test(start)
}

function typeOnly({ name, ending, type, look }: FileFormat): FileType {
  return look === undefined ? { name, ending, type } : { name, ending, type, look }
}
