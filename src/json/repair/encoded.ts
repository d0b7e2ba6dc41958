import { ownEntry } from '@/lib/own-entry.ts'
import { isJson } from '../text/is-json.ts'
import type { Draft } from './draft.ts'
import { replaced } from './problem.ts'
import { FIXES } from './sentences.ts'

const ESCAPED = /^\s*(?:"\s*)?[{[](?:\s|\\[nrt]|[{[])*\\+"/
const PERCENT = /^\s*%(?:7B|5B)/i
const ENTITIES = /^\s*[{[]\s*(?:[{[]\s*)*&(?:quot|#34|#x22);/i
const BASE64 = /^\s*(?:ey[A-Z]|W[13syz]|ew|Ww)[\w+/-]{6,}={0,2}\s*$/
const NAMED: Record<string, string> = { quot: '"', '#34': '"', '#x22': '"', amp: '&', lt: '<', gt: '>', '#39': "'", '#x27': "'", apos: "'" } // prettier-ignore
const BEGINNING = 200

/** Records a problem when the whole text is encoded JSON: escaped, percent-encoded, with HTML entities, or Base64. */
export function isEncoded(draft: Draft): boolean {
  const decoded = decodedText(draft.text)
  if (decoded === undefined) return false
  draft.offer('encoded', [decoded.label, replaced(0, draft.end, decoded.text)])
  return true
}

function decodedText(text: string): { label: string; text: string } | undefined {
  const beginning = text.slice(0, BEGINNING)
  // A JSON string can contain escaped JSON.
  if (ESCAPED.test(beginning) && !isJson(text))
    return { label: FIXES.unescape, text: unescaped(text) }
  if (ENTITIES.test(beginning)) return { label: FIXES.decode, text: text.replace(/&(quot|amp|lt|gt|apos|#34|#39|#x22|#x27);/gi, (all, name: string) => ownEntry(NAMED, name.toLowerCase()) ?? all) } // prettier-ignore
  if (PERCENT.test(beginning)) return labelled(percentDecoded(text))
  return BASE64.test(beginning) && BASE64.test(text) ? labelled(base64Decoded(text)) : undefined
}

function labelled(text: string | undefined): { label: string; text: string } | undefined {
  return text !== undefined && /^\s*[{[]/.test(text) ? { label: FIXES.decode, text } : undefined
}

/** Removes one level of escapes and the quotes around the text. */
function unescaped(text: string): string {
  const inner = text.trim().replace(/^"(?=\s*[{[])/, '').replace(/([}\]]\s*)"$/, '$1') // prettier-ignore
  const plain: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
  return inner.replace(
    /\\(?:u([\da-fA-F]{4})|([^]))/g,
    (_, code?: string, letter?: string) =>
    code === undefined ? (ownEntry(plain, letter as string) ?? (letter as string)) : String.fromCharCode(parseInt(code, 16)), // prettier-ignore
  )
}

function percentDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text.includes('%20') ? text : text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}

function base64Decoded(text: string): string | undefined {
  try {
    const letters = atob(text.trim().replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
