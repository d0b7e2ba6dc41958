import { filled, type Meaning } from './meaning.ts'

const KEEP_CODE =
  'An activation code mostly works once, and whoever has it can use it. Scan it on the phone that gets the eSIM, and show it to nobody else.'

/** What an eSIM's activation code installs (GSMA, SGP.22, 4.1): `LPA:1$server$code$OID$1`. */
export function esimMeaning(text: string): Meaning | undefined {
  const [, rest] = /^LPA:1\$(.*)$/is.exec(text) ?? []
  if (rest === undefined) return undefined
  const [server = '', code = '', identifier = '', needsCode = ''] = rest.split('$')
  return {
    kind: 'eSIM',
    does:
      server === ''
        ? 'This is meant to install an eSIM, but names no server.'
        : `This installs an eSIM, a mobile plan for your phone, from ${server}.`,
    details: [
      ...filled([
        ['Server', server],
        ['Identifier of the server', identifier],
        ['Confirmation code', needsCode === '1' ? 'your operator gives it to you' : ''],
      ]),
      ...(code === '' ? [] : [{ name: 'Activation code', value: code, isSecret: true } as const]),
    ],
    warnings: [],
    advice: [KEEP_CODE],
  }
}
