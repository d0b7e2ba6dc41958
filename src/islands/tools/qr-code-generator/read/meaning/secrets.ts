import { filled, type Meaning, unescaped } from './meaning.ts'

const KEEP_CODE =
  'An activation code usually works once, and anyone who has it can use it. Scan it on the phone that gets the eSIM, and do not share it.'

/** Explains the activation code of an eSIM (GSMA, SGP.22, 4.1): `LPA:1$server$code$OID$1`. */
export function esimMeaning(text: string): Meaning | undefined {
  const [, rest] = /^LPA:1\$(.*)$/is.exec(text) ?? []
  if (rest === undefined) return undefined
  const [server = '', code = '', identifier = '', needsCode = ''] = rest.split('$')
  return {
    kind: 'eSIM',
    does:
      server === ''
        ? 'This should install an eSIM, but has no server.'
        : `This installs an eSIM, a mobile plan for your phone, from ${server}.`,
    details: [
      ...filled([
        ['Server', server],
        ['Identifier of the server', identifier],
        ['Confirmation code', needsCode === '1' ? 'your operator gives it to you' : ''],
      ]),
      ...(code === '' ? [] : [{ name: 'Activation code', value: code, isSecret: true } as const]),
    ],
    advice: [KEEP_CODE],
  }
}

const KEEP_SECRET =
  'Anyone with this code can make your one-time passwords. Do not share it, and delete the picture.'

/** Explains a code for an authenticator app (Key URI format of Google Authenticator). */
export function passwordsMeaning(text: string): Meaning | undefined {
  if (/^otpauth-migration:/i.test(text))
    return {
      kind: 'One-time passwords',
      does: 'This moves accounts with one-time passwords to another authenticator app.',
      details: [{ name: 'Secrets', value: text, isSecret: true }],
      advice: [KEEP_SECRET],
    }
  const [, label = '', query = ''] = /^otpauth:\/\/[th]otp\/([^?]*)(?:\?(.*))?$/is.exec(text) ?? []
  const values = new URLSearchParams(query)
  const secret = values.get('secret') ?? ''
  if (secret === '') return undefined
  const account = unescaped(label)
  return {
    kind: 'One-time passwords',
    does: `This sets up one-time passwords for “${account}” in an authenticator app.`,
    details: [
      ...filled([
        ['Account', account],
        ['Issuer', values.get('issuer') ?? ''],
        ['Digits', values.get('digits') ?? ''],
        ['Seconds', values.get('period') ?? ''],
      ]),
      { name: 'Secret', value: secret, isSecret: true },
    ],
    advice: [KEEP_SECRET],
  }
}
