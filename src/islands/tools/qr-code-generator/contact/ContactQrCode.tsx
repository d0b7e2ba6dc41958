import { wipedOnLeave } from '@/islands/ui/fields/wiped-on-leave.tsx'
import { CodeFromFields } from '../CodeFromFields.tsx'
import { contactForm } from './contact-form.ts'

/** A code that holds a contact. */
function ContactQrCode() {
  return <CodeFromFields form={contactForm} />
}

export default wipedOnLeave(ContactQrCode)
