import { wipedOnLeave } from '@/islands/ui/fields/wiped-on-leave.tsx'
import { QrFromService } from './QrFromService.tsx'
import { QrInBrowser } from './QrInBrowser.tsx'

/** The QR code of a text or URL. Which of the two it is, is settled when the site is built, and the other is left out. */
function QrCodeGenerator() {
  return import.meta.env.PUBLIC_QR_SERVICE_URL ? <QrFromService /> : <QrInBrowser />
}

export default wipedOnLeave(QrCodeGenerator)
