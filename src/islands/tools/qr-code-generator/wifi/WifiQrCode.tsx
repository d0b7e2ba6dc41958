import { CodeFromFields } from '../CodeFromFields.tsx'
import { wifiForm } from './wifi-form.ts'

/** A code that joins a Wi-Fi network. */
export default function WifiQrCode() {
  return <CodeFromFields form={wifiForm} />
}
