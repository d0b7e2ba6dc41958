import {
  useEffect,
  useRef,
  useState,
  type InputEvent,
  type RefObject,
  type SubmitEvent,
} from 'react'

import type { ContactMessage } from '@/lib/contact/schema.ts'
import { sendMessage } from './send-message.ts'
import { showError, showSuccess } from '@/lib/stores/toast.ts'

import { forgetDraft, keepDraft, newIdempotencyKey, readDraft } from './draft.ts'
import {
  checkValues,
  fieldNames,
  fieldOf,
  valuesOf,
  type FieldName,
  type ValidationErrors,
} from './fields.ts'

/** Runs the form: validates on submit and then at each change, sends one message at a time, and stores the draft until it is sent. */
export function useContactForm(form: RefObject<HTMLFormElement | null>) {
  const [errors, setErrors] = useState<ValidationErrors>({})
  const [phase, setPhase] = useState<'idle' | 'sending'>('idle')
  const isChecking = useRef(false)
  // State arrives only with the next render; a second Enter can come before it.
  const isSending = useRef(false)

  const isFocusDue = useRef(false)

  // The sentence is there before the field takes the focus, so that it is read out with it.
  useEffect(() => {
    if (isFocusDue.current && form.current !== null) focusFirst(form.current, errors)
    isFocusDue.current = false
  }, [form, errors])

  useEffect(() => {
    if (form.current !== null) takeOver(form.current)
  }, [form])

  function recheck(event: InputEvent<HTMLFormElement>) {
    const values = valuesOf(event.currentTarget)
    keepDraft(values)
    if (isChecking.current) setErrors(checkValues(values).errors)
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    const { message, errors: found } = checkValues(valuesOf(event.currentTarget))
    isChecking.current = true
    isFocusDue.current = true
    setErrors(found)
    if (message === undefined) return
    isSending.current = true
    setPhase('sending')
    if ((await send(message, event.currentTarget)) === 'sent') isChecking.current = false
    isSending.current = false
    setPhase('idle')
  }

  return { errors, phase, recheck, submit }
}

/** Restores a draft into empty fields, and sends a message that was submitted before hydration. */
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

/** Text typed before hydration starts a new draft; it is not part of the saved one. */
function keyOfLastAttempt(values: Record<FieldName, string>): string | undefined {
  const draft = readDraft()
  const isSame = fieldNames.every((name) => draft?.[name] === values[name])
  return isSame ? draft?.idempotencyKey : undefined
}

function focusFirst(form: HTMLFormElement, errors: ValidationErrors): void {
  const first = fieldNames.find((name) => errors[name] !== undefined)
  if (first !== undefined) fieldOf(form, first).focus()
}
