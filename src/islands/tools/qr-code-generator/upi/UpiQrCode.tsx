import { CodeFromFields } from '../CodeFromFields.tsx'
import { upiForm } from './upi-form.ts'

/** A code that asks for a payment by UPI. */
export default function UpiQrCode() {
  return <CodeFromFields form={upiForm} />
}
