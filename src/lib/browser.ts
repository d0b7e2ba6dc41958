/** The only place that touches the clipboard, downloads, files and workers, so that their failures are told in one way. */

/** Puts text on the clipboard. Rejects with the sentence the visitor reads when the browser refuses. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    throw new Error('Failed to copy to clipboard.')
  }
}

/** The text on the clipboard. Rejects with the sentence the visitor reads when the browser refuses. */
export async function readClipboard(): Promise<string> {
  try {
    return await navigator.clipboard.readText()
  } catch {
    throw new Error('Failed to read from clipboard.')
  }
}

/** Saves content as a file of the visitor's. Nothing is uploaded: the address is an object URL of this page. */
export function downloadFile(name: string, content: Blob | string): void {
  const blob =
    typeof content === 'string'
      ? new Blob([content], { type: 'text/plain;charset=utf-8' })
      : content
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Revoking at once cancels the download in Safari and Firefox.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/**
 * A file's text. Throws the sentence the visitor reads when it has the wrong ending, is larger than `maxBytes`,
 * is empty, or is not UTF-8 (decoding with replacement characters would change what the visitor has).
 */
export async function readTextFile(file: File, ending: string, maxBytes: number): Promise<string> {
  assertFileEnding(file, ending)
  if (file.size === 0) throw new Error(`${file.name} is empty.`)
  if (file.size > maxBytes) {
    throw new Error(
      `${file.name} is larger than ${Math.floor(maxBytes / 1_000_000)} MB, the most this tool takes.`,
    )
  }
  try {
    // A byte order mark is not part of the text.
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  } catch {
    throw new Error(`${file.name} is not UTF-8 text.`)
  }
}

/** Throws the sentence the visitor reads when a file's name does not end as it must (".json"). */
export function assertFileEnding(file: File, ending: string): void {
  if (!file.name.toLowerCase().endsWith(ending)) throw new Error(`Please choose a ${ending} file.`)
}

/** A date and time for file names, free of characters that file systems refuse: "2026-11-21T09-30-00". */
export function fileTimestamp(date: Date): string {
  const part = (value: number) => String(value).padStart(2, '0')
  const day = [date.getFullYear(), part(date.getMonth() + 1), part(date.getDate())].join('-')
  return `${day}T${[part(date.getHours()), part(date.getMinutes()), part(date.getSeconds())].join('-')}`
}

/**
 * Starts a module worker from an address made by the bundler (`import url from './x.worker?worker&url'`).
 */
export function startWorker(address: string): Worker {
  return new Worker(trustedAddress(address) as string, { type: 'module' })
}

/** The subset of the Trusted Types interface that is used here; not every browser has it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): unknown }
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/**
 * An address of this origin in the form that workers and service workers demand. The content security policy allows
 * exactly one Trusted Types policy for this; it throws on the address of anybody else.
 */
export function trustedAddress(address: string): unknown {
  const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
  if (trustedTypes === undefined) return sameOrigin(address)
  policy ??= trustedTypes.createPolicy('app', { createScriptURL: sameOrigin })
  return policy.createScriptURL(address)
}

function sameOrigin(address: string): string {
  const url = new URL(address, location.href)
  if (url.origin !== location.origin)
    throw new Error(`A worker of another origin is refused: ${url.origin}`)
  return url.href
}
