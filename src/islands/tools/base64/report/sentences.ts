import { counted } from '@/lib/quantity.ts'
import type { Base64Mode } from '../base64.ts'
import type { Pem, Recognised } from './recognise.ts'

interface Conversion {
  mode: Base64Mode
  isRefused: boolean
}

/** Returns a sentence or two about the kind of a text, or an empty text. */
export function summaryOf(recognised: Recognised, { mode, isRefused }: Conversion): string {
  switch (recognised.kind) {
    case 'pem':
      return aboutPem(recognised.pem)
    case 'data-uri':
      return mode === 'encode' ? 'This is already a data URI.' : ''
    case 'file':
      return mode === 'encode'
        ? `This is already Base64: of ${withArticle(recognised.type.name)}.`
        : `This is the Base64 of ${withArticle(recognised.type.name)}.`
    default:
      return mode === 'decode' ? aboutOther(recognised, isRefused) : ''
  }
}

function aboutOther(recognised: Recognised, isRefused: boolean): string {
  const start = isRefused ? 'This is not Base64 but' : 'This may also be'
  switch (recognised.kind) {
    case 'hex':
      return `${start} ${counted(recognised.bytes.length, 'byte')} in hexadecimal.`
    case 'percent':
      return isRefused ? 'This is Base64 that was percent-encoded for a web address.' : ''
    case 'quoted':
      return 'This is in quotes, as in code.'
    case 'other':
      return isRefused ? `${start} ${recognised.name}.` : ''
    default:
      return ''
  }
}

/** Returns a name after its article. Abbreviations are read letter by letter: an SVG picture, an xz file. */
function withArticle(name: string): string {
  return /^([AEIO]|SVG|MP\d|xz)/.test(name) ? `an ${name}` : `a ${name}`
}

function aboutPem({ label, kind, count, isSecret }: Pem): string {
  const what = kind === undefined ? `PEM text labelled “${label}”` : `${kind} in PEM form`
  const more = count > 1 ? `, the first of ${count}` : ''
  const secret = isSecret ? ' It is secret: do not share it.' : ''
  return `This is ${what}${more}. The Base64 is between its lines.${secret}`
}
