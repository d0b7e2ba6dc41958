import { CodeFromFields } from '../CodeFromFields.tsx'
import { contactForm } from './contact-form.ts'

/** A code that holds a contact. */
export default function ContactQrCode() {
  return <CodeFromFields form={contactForm} />
}
