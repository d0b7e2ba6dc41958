import { wipedOnLeave } from '@/islands/ui/fields/wiped-on-leave.tsx'
import { CodeFromFields } from '../CodeFromFields.tsx'
import type { CodeForm } from '../code-form.ts'
import { rupeesInWords, type UpiField, upiLink } from './upi-link.ts'

const upiForm: CodeForm<UpiField> = {
  fields: {
    payee: {
      label: 'UPI address of the payee',
      hint: 'Also called UPI ID or VPA',
      placeholder: 'name@bank',
      keyboard: 'email',
    },
    name: { label: 'Name of the payee', placeholder: 'Asha Stores' },
    amount: {
      label: 'Amount (₹)',
      hint: 'Empty: the payer enters it',
      keyboard: 'decimal',
    },
    note: { label: 'Note', hint: 'Optional' },
  },
  missing: 'The code needs the UPI address and the name of the payee.',
  write: upiLink,
  caption: ({ name, payee, amount }) => [name.trim(), payee.trim(), rupeesInWords(amount)],
}

/** The page of a code that requests a payment by UPI. */
export default wipedOnLeave(() => <CodeFromFields form={upiForm} />)
