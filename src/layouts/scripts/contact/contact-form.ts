/** The script of the contact form: it checks, sends without leaving the page, and stores what was begun until it is sent. */
import type { ContactMessage } from '@/lib/contact/schema.ts'
import { refuseLongPaste } from '@/lib/refuse-long-paste.ts'
import { showError, showSuccess } from '@/lib/stores/toast.ts'
import { watchAcceptance } from './acceptance.ts'
import {
  checkValues,
  fieldNames,
  fieldOf,
  valuesOf,
  type FieldName,
  type ValidationErrors,
} from './fields.ts'
import { sendMessage } from './send-message.ts'
import { DRAFT_KEY } from '@/lib/contact/plain-form.ts'

const form = document.querySelector<HTMLFormElement>('[data-contact-form]')
if (form) bringToLife(form)

/** Validates on submit and then at each change, and sends one message at a time. */
function bringToLife(form: HTMLFormElement): void {
  let isChecking = false
  let isSending = false
  form.addEventListener('paste', refuseLongPaste)
  form.addEventListener('drop', refuseLongPaste)
  form.addEventListener('input', () => {
    const values = valuesOf(form)
    keepDraft(values)
    if (isChecking) showErrors(form, checkValues(values).errors)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void submit()
  })
  watchAcceptance(form)
  takeOver(form)

  async function submit(): Promise<void> {
    if (isSending) return
    const { message, errors } = checkValues(valuesOf(form))
    isChecking = true
    // The sentence is there before the field takes the focus, so that it is read out with it.
    showErrors(form, errors)
    if (message === undefined) return focusFirst(form, errors)
    isSending = true
    showSending(form, true)
    if ((await send(message, form)) === 'sent') isChecking = false
    isSending = false
    showSending(form, false)
  }
}

/** Restores a draft into empty fields, and sends a message that was submitted before this script ran. */
function takeOver(form: HTMLFormElement): void {
  const draft = readDraft()
  for (const name of fieldNames) {
    const field = fieldOf(form, name)
    if (field.value === '') field.value = draft?.[name] ?? ''
  }
  // The browser's own validation is for visitors without a script; its bubbles would replace our sentences.
  form.noValidate = true
  form.dataset['alive'] = ''
  if (form.dataset['waiting'] !== undefined) form.requestSubmit()
}

function showErrors(form: HTMLFormElement, errors: ValidationErrors): void {
  for (const name of fieldNames) {
    const field = fieldOf(form, name)
    const place = document.querySelector<HTMLElement>(`#${field.id}-error`)
    const { [name]: sentence = '' } = errors
    if (place === null || place.textContent === sentence) continue
    place.textContent = sentence
    place.hidden = sentence === ''
    for (const [attribute, value] of [
      ['aria-invalid', 'true'],
      ['aria-describedby', place.id],
    ] as const) {
      if (sentence === '') field.removeAttribute(attribute)
      else field.setAttribute(attribute, value)
    }
  }
}

function focusFirst(form: HTMLFormElement, errors: ValidationErrors): void {
  const first = fieldNames.find((name) => errors[name] !== undefined)
  if (first !== undefined) fieldOf(form, first).focus()
}

/** Lets nothing be changed while it is sent. */
function showSending(form: HTMLFormElement, isSending: boolean): void {
  for (const name of fieldNames) fieldOf(form, name).readOnly = isSending
  const button = form.querySelector('button')
  // Disabled in words only: a button that is disabled loses the focus, and a failed send would leave it nowhere.
  button?.setAttribute('aria-disabled', String(isSending))
  button?.replaceChildren(isSending ? 'Sending...' : 'Send Message')
}

async function send(message: ContactMessage, form: HTMLFormElement): Promise<'sent' | 'failed'> {
  const values = valuesOf(form)
  const idempotencyKey = keyOfLastAttempt(values) ?? newIdempotencyKey()
  keepDraft({ ...values, idempotencyKey })
  try {
    const answer = await sendMessage(message, idempotencyKey)
    if (!answer.isSuccess) {
      showError('Error', answer.reason ?? 'Failed to send message. Please try again.')
      return 'failed'
    }
    forgetDraft()
    form.reset()
    showSuccess('Message Sent!', "Thank you for contacting us. We'll get back to you soon.")
    return 'sent'
  } catch (failure) {
    // docs/specification.md 9 asks for this line: whoever runs the site sees the cause that the visitor is spared.
    // eslint-disable-next-line no-console
    console.error(failure)
    showError('Error', 'Failed to send message. Please try again later.')
    return 'failed'
  }
}

/** Text typed before this script ran starts a new draft; it is not part of the saved one. */
function keyOfLastAttempt(values: Record<FieldName, string>): string | undefined {
  const draft = readDraft()
  const isSame = fieldNames.every((name) => draft?.[name] === values[name])
  return isSame ? draft?.idempotencyKey : undefined
}

/** A contact message that was begun. It is in this tab's session storage until it is sent. Otherwise the browser keeps it as long as the tab. */
interface Draft {
  name: string
  email: string
  message: string
  /** The key of the last attempt to send exactly this text; absent once the text was changed. */
  idempotencyKey?: string
}

/** The draft where storage is blocked or full: without its key a message sent again would be stored twice. */
let unstored: Draft | undefined

/** Returns the draft of this tab, or undefined without one or when storage cannot be read. */
function readDraft(): Draft | undefined {
  if (unstored !== undefined) return unstored
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null')
    return isDraft(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

/** Keeps the draft; where storage is blocked or full, as long as the page is open. */
function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft))
    unstored = undefined
  } catch {
    unstored = draft
  }
}

/** Forgets the draft, because it was sent. */
function forgetDraft(): void {
  unstored = undefined
  try {
    sessionStorage.removeItem(DRAFT_KEY)
  } catch {
    return
  }
}

/** 128 random bits in hexadecimal; `crypto.randomUUID` is missing where the connection is not secure. */
function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function isDraft(value: unknown): value is Draft {
  const { name, email, message, idempotencyKey = '' } = (value ?? {}) as Record<string, unknown>
  return [name, email, message, idempotencyKey].every((part) => typeof part === 'string')
}
