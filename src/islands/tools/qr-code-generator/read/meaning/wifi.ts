import { filled, markedParts, type Meaning, partOf } from './meaning.ts'

const SECURITY: Record<string, string> = {
  WPA: 'WPA, WPA2 or WPA3',
  WPA2: 'WPA2',
  WPA3: 'WPA3',
  SAE: 'WPA3',
  WEP: 'WEP',
}

/** Explains a Wi-Fi code, as ZXing and Android read it: `WIFI:T:…;S:…;P:…;H:true;;`. */
export function wifiMeaning(text: string): Meaning | undefined {
  if (!/^WIFI:/i.test(text)) return undefined
  const parts = markedParts(text.slice('WIFI:'.length))
  const part = (name: string) => partOf(parts, name)
  const type = part('T').toUpperCase()
  const isOpen = type === '' || type === 'NOPASS'
  const [network, password] = [part('S'), part('P')]
  return {
    kind: 'Wi-Fi network',
    does:
      network === ''
        ? 'This is meant to join a Wi-Fi network, but names none.'
        : `This joins the Wi-Fi network “${network}”${isOpen ? ', which has no password' : ''}.`,
    details: [
      ...filled([
        ['Network', network],
        ['Security', isOpen ? 'none' : (SECURITY[type] ?? part('T'))],
        ['Hidden', /^true$/i.test(part('H')) ? 'yes' : ''],
        ['Identity', part('I')],
      ]),
      ...(password === '' ? [] : [{ name: 'Password', value: password, isSecret: true } as const]),
    ],
    advice: adviceOn(type, isOpen),
  }
}

function adviceOn(type: string, isOpen: boolean): string[] {
  if (isOpen)
    return ['Others nearby can follow what goes through it, apart from pages with https://.']
  return type === 'WEP' ? ['WEP protects nothing today: anybody nearby can read along.'] : []
}
