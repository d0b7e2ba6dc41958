import * as v from 'valibot'

import { plainForm } from '../../lib/contact/plain-form.ts'
import { type ContactMessage, contactSchema } from '../../lib/contact/schema.ts'

/** A post that can be stored, or the reason to refuse it. */
export type Post =
  | { kind: 'message'; fields: ContactMessage; isSuspect: boolean }
  | { kind: 'unreadable'; sentence: string }
  | { kind: 'invalid'; sentences: Sentences; typed: Typed }

/** The validation errors of the fields, as the form shows them. */
export type Sentences = Partial<Record<keyof ContactMessage, string>>

export type Typed = Record<keyof ContactMessage, string>

export type Format = 'json' | 'form'

/** Returns the format that a `Content-Type` names, or undefined. Both accepted formats must be UTF-8. */
export function formatOf(contentType: string | null): Format | undefined {
  const [type = '', ...parameters] = (contentType ?? '').toLowerCase().split(';')
  const charset = parameters.map((p) => p.trim()).find((p) => p.startsWith('charset='))
  if (charset && !/^charset="?utf-?8"?$/.test(charset)) return undefined
  if (type.trim() === 'application/json') return 'json'
  return type.trim() === 'application/x-www-form-urlencoded' ? 'form' : undefined
}

/** Parses the body of a post and validates its fields. */
export function parsePost(text: string, format: Format): Post {
  const input = format === 'json' ? parseJson(text) : Object.fromEntries(new URLSearchParams(text))
  if (input === undefined) return { kind: 'unreadable', sentence: 'The body is not valid JSON.' }
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return {
      kind: 'unreadable',
      sentence: 'The body must be an object with name, email and message.',
    }
  }
  const values = input as Record<string, unknown>
  // An absent field counts as empty, so that it has the same validation error as in the form.
  const { name = '', email = '', message = '' } = values
  const result = v.safeParse(contactSchema, { name, email, message })
  if (result.success) {
    return {
      kind: 'message',
      fields: result.output,
      isSuspect: isFilled(values[plainForm.honeypot]),
    }
  }
  const sentences: Sentences = {}
  for (const { path, message: sentence } of result.issues) {
    sentences[path?.[0].key as keyof ContactMessage] ??= sentence
  }
  const typed = { name: textOf(name), email: textOf(email), message: textOf(message) }
  return { kind: 'invalid', sentences, typed }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
