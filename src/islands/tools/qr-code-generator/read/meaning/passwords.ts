import { filled, unescaped, type Meaning } from './meaning.ts'

const KEEP_SECRET =
  'Whoever has this code can make your one-time passwords. Show it to nobody and delete the picture.'

/** What sets up one-time passwords in an authenticator app (the Key URI format of Google Authenticator). */
export function passwordsMeaning(text: string): Meaning | undefined {
  if (/^otpauth-migration:/i.test(text))
    return {
      kind: 'One-time passwords',
      does: 'This moves accounts with one-time passwords to another authenticator app.',
      details: [{ name: 'Secrets', value: text, isSecret: true }],
      warnings: [],
      advice: [KEEP_SECRET],
    }
  const [, label = '', query = ''] = /^otpauth:\/\/[th]otp\/([^?]*)\??(.*)$/is.exec(text) ?? []
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
    warnings: [],
    advice: [KEEP_SECRET],
  }
}
