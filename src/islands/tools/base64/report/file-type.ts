import { FORMATS, type FileFormat } from './file-formats.ts'

export type FileType = Omit<FileFormat, 'signs'>

/** The type of a file by the first bytes of its content, as its format defines them; undefined where none fits. */
export function fileTypeOf(bytes: Uint8Array): FileType | undefined {
  const format = FORMATS.find(({ signs }) => signs(bytes))
  if (format !== undefined) return typeOnly(format)
  return isSvg(bytes) ? SVG : undefined
}

const SVG: FileType = { name: 'SVG picture', ending: 'svg', type: 'image/svg+xml', look: 'picture' }

/** Each part matches in one way only: otherwise many comments would take longer than the universe lasts. */
const SVG_START =
  /^(?:<\?[^>]*>|<!--(?:(?!-->).)*-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\][^>]*)?>|\s)*<(?:\w+:)?svg[\s/>]/is

/** An `svg` element at the beginning, after whatever XML allows before it. */
function isSvg(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 4096))
  return SVG_START.test(start)
}

function typeOnly({ name, ending, type, look }: FileFormat): FileType {
  return look === undefined ? { name, ending, type } : { name, ending, type, look }
}
