import { wipedOnLeave } from '@/islands/ui/fields/wiped-on-leave.tsx'
import { CodeFromFields } from '../CodeFromFields.tsx'
import type { CodeForm } from '../code-form.ts'
import { contactCard, type ContactField } from './contact-card.ts'

export const contactForm: CodeForm<ContactField> = {
  fields: {
    givenName: { label: 'First name', isHalf: true },
    familyName: { label: 'Last name', isHalf: true },
    organisation: { label: 'Organisation', isHalf: true },
    jobTitle: { label: 'Job title', isHalf: true },
    mobile: { label: 'Mobile', keyboard: 'tel', placeholder: '+91 98765 43210', isHalf: true },
    workPhone: { label: 'Phone at work', keyboard: 'tel', isHalf: true },
    email: { label: 'Email', keyboard: 'email', isHalf: true },
    website: { label: 'Website', keyboard: 'url', placeholder: 'https://', isHalf: true },
    street: { label: 'Street', group: 'Address and note' },
    city: { label: 'City', group: 'Address and note', isHalf: true },
    pin: { label: 'PIN code', group: 'Address and note', isHalf: true },
    state: { label: 'State', group: 'Address and note', isHalf: true },
    country: { label: 'Country', group: 'Address and note', isHalf: true },
    note: { label: 'Note', group: 'Address and note' },
  },
  missing: 'The code needs a name, of a person or of an organisation.',
  write: contactCard,
  caption: ({ givenName, familyName, organisation }) => [
    `${givenName} ${familyName}`.trim(),
    organisation.trim(),
  ],
}

/** The page of a code with a contact. */
export default wipedOnLeave(() => <CodeFromFields form={contactForm} />)
