import { wipedOnLeave } from '@/islands/ui/fields/wiped-on-leave.tsx'
import { CodeFromFields } from '../CodeFromFields.tsx'
import { upiForm } from './upi-form.ts'

/** A code that asks for a payment by UPI. */
function UpiQrCode() {
  return <CodeFromFields form={upiForm} />
}

export default wipedOnLeave(UpiQrCode)
