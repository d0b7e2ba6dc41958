import type { SampleAnswer } from '@/lib/sample-answer.ts'

import { codeDrawing } from '../qr.ts'
import { contactCard, type ContactField } from './contact-card.ts'

const NONE: Record<ContactField, string> = {
  givenName: '',
  familyName: '',
  organisation: '',
  jobTitle: '',
  mobile: '',
  workPhone: '',
  email: '',
  website: '',
  street: '',
  city: '',
  state: '',
  pin: '',
  country: '',
  note: '',
}
const { text } = contactCard({
  ...NONE,
  givenName: 'Asha',
  familyName: 'Rao',
  mobile: '+919876543210',
})

/** A person to save in the address book. */
export const sampleAnswer: SampleAnswer = { answer: 'Asha Rao', of: 'Scan to save the contact' }

/** Their code. */
export const sampleDrawing = codeDrawing(text)
