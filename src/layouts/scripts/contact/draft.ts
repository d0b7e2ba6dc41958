import { DRAFT_KEY } from '@/lib/contact/plain-form.ts'

/** A contact message that was begun. It is in this tab's session storage until it is sent. Otherwise the browser keeps it as long as the tab. */
export interface Draft {
  name: string
  email: string
  message: string
  /** The key of the last attempt to send exactly this text; absent once the text was changed. */
  idempotencyKey?: string
}

/** The draft where storage is blocked or full: without its key a message sent again would be stored twice. */
let unstored: Draft | undefined

/** Returns the draft of this tab, or undefined without one or when storage cannot be read. */
export function readDraft(): Draft | undefined {
  if (unstored !== undefined) return unstored
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null')
    return isDraft(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

/** Keeps the draft; where storage is blocked or full, as long as the page is open. */
export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft))
    unstored = undefined
  } catch {
    unstored = draft
  }
}

/** Forgets the draft, because it was sent. */
export function forgetDraft(): void {
  unstored = undefined
  try {
    sessionStorage.removeItem(DRAFT_KEY)
  } catch {
    return
  }
}

/** 128 random bits in hexadecimal; `crypto.randomUUID` is missing where the connection is not secure. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function isDraft(value: unknown): value is Draft {
  const { name, email, message, idempotencyKey = '' } = (value ?? {}) as Record<string, unknown>
  return [name, email, message, idempotencyKey].every((part) => typeof part === 'string')
}
