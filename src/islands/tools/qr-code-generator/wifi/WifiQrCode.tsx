import { wipedOnLeave } from '@/islands/ui/fields/wiped-on-leave.tsx'
import { CodeFromFields } from '../CodeFromFields.tsx'
import type { CodeForm } from '../code-form.ts'
import { type WifiField, wifiText } from './wifi-text.ts'

const wifiForm: CodeForm<WifiField> = {
  fields: {
    network: {
      label: 'Name of the network (SSID)',
      hint: 'Exactly as your phone shows it, including capitals.',
      isExact: true,
    },
    security: {
      label: 'Security',
      look: 'choice',
      options: [
        { value: 'WPA', label: 'WPA, WPA2 or WPA3 (the usual)' },
        { value: 'WEP', label: 'WEP (old routers)' },
        { value: 'nopass', label: 'None, without a password' },
      ],
    },
    password: { label: 'Password', isExact: true },
    hidden: { label: 'The network is hidden', look: 'tick' },
  },
  missing: 'The code needs the name of the network, and its password if it has one.',
  write: wifiText,
  caption: ({ network }) => [network],
  hidden: ({ security }) => (security === 'nopass' ? ['password'] : []),
}

/** The page of a code that joins a Wi-Fi network. */
export default wipedOnLeave(() => <CodeFromFields form={wifiForm} />)
