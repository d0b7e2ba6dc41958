import * as v from 'valibot'

import { contactSchema, type ContactMessage } from '@/lib/contact/schema.ts'

/** The three fields in page order. The first invalid one is focused. */
export const fieldNames = ['name', 'email', 'message'] as const
export type FieldName = (typeof fieldNames)[number]

/** The sentence under each field that is not right. */
export type ValidationErrors = Partial<Record<FieldName, string>>

/** Returns the values of the form. The fields keep their own text, so that nothing typed before the script ran is lost. */
export function valuesOf(form: HTMLFormElement): Record<FieldName, string> {
  return {
    name: fieldOf(form, 'name').value,
    email: fieldOf(form, 'email').value,
    message: fieldOf(form, 'message').value,
  }
}

/** The box of a field. */
export function fieldOf(
  form: HTMLFormElement,
  name: FieldName,
): HTMLInputElement | HTMLTextAreaElement {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement
}

/** The message as it is to be sent, or what is wrong with it. */
export function checkValues(
  values: Record<FieldName, string>,
):
  | { message: ContactMessage; errors: ValidationErrors }
  | { message: undefined; errors: ValidationErrors } {
  const result = v.safeParse(contactSchema, values)
  if (result.success) return { message: result.output, errors: {} }
  const { nested = {} } = v.flatten<typeof contactSchema>(result.issues)
  const errors: ValidationErrors = {}
  for (const name of fieldNames) {
    const sentence = nested[name]?.[0]
    if (sentence !== undefined) errors[name] = sentence
  }
  return { message: undefined, errors }
}
