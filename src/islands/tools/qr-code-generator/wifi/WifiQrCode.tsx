import { wipedOnLeave } from '@/islands/ui/fields/wiped-on-leave.tsx'
import { CodeFromFields } from '../CodeFromFields.tsx'
import { wifiForm } from './wifi-form.ts'

/** A code that joins a Wi-Fi network. */
function WifiQrCode() {
  return <CodeFromFields form={wifiForm} />
}

export default wipedOnLeave(WifiQrCode)
