import { filled, markedParts, type Meaning, partOf, unescaped } from './meaning.ts'

/** Explains an email, a call or an SMS. */
export function messageMeaning(text: string): Meaning | undefined {
  const [, scheme = '', rest = ''] =
    /^(mailto|matmsg|tel|sms|smsto|mms|mmsto):(.*)$/is.exec(text) ?? []
  const kind = scheme.toLowerCase()
  if (kind === 'mailto') return mailMeaning(mailtoParts(rest))
  if (kind === 'matmsg') {
    const parts = markedParts(rest)
    const part = (name: string) => partOf(parts, name)
    return mailMeaning({ to: part('TO'), subject: part('SUB'), body: part('BODY') })
  }
  if (kind === 'tel') return callMeaning(unescaped(rest))
  return kind === '' ? undefined : smsMeaning(kind, rest)
}

interface Mail {
  to: string
  cc?: string
  bcc?: string
  subject: string
  body: string
}

/** Parses a mailto link (RFC 6068), in which a plus sign is not a space. */
function mailtoParts(rest: string): Mail {
  const [address = '', query = ''] = rest.split(/\?(.*)/s)
  const field = queryField(query)
  const to = [unescaped(address), field('to')].filter(Boolean).join(', ')
  return { to, cc: field('cc'), bcc: field('bcc'), subject: field('subject'), body: field('body') }
}

function queryField(query: string): (name: string) => string {
  const pairs = query.split('&').map((pair) => pair.split(/=(.*)/s))
  return (name) => {
    const [, value = ''] = pairs.find(([key = '']) => key.toLowerCase() === name) ?? []
    return unescaped(value).replaceAll('\r\n', '\n')
  }
}

function mailMeaning({ to, cc, bcc, subject, body }: Mail): Meaning {
  return {
    kind: 'Email',
    does: `This starts an email${to === '' ? '' : ` to ${to}`}. It is sent only when you send it.`,
    details: filled([
      ['To', to],
      ['Copy to', cc],
      ['Hidden copy to', bcc],
      ['Subject', subject],
      ['Text', body],
    ]),
  }
}

/** Explains a call (RFC 3966). Numbers with * or # are commands to the network; some forward calls or reset settings. */
function callMeaning(number: string): Meaning {
  const isService = /[*#]/.test(number)
  return {
    kind: 'Phone number',
    does: `This calls ${number}.`,
    details: filled([['Number', number]]),
    warnings: isService
      ? ['A number with * or # can change settings of your phone or line, such as where calls go.']
      : [],
  }
}

/** Explains an SMS link (RFC 5724) or `SMSTO:number:text`, whose text can have colons. */
function smsMeaning(kind: string, rest: string): Meaning {
  const [, number = '', text = ''] = kind.endsWith('to')
    ? (/^([^:]*)(?::(.*))?$/s.exec(rest) ?? [])
    : smsParts(rest)
  return {
    kind: kind.startsWith('mms') ? 'MMS' : 'SMS',
    does: `This starts a message to ${number || 'nobody yet'}. It is sent only when you send it.`,
    details: filled([
      ['To', number],
      ['Text', text],
    ]),
  }
}

function smsParts(rest: string): [string, string, string] {
  const [numbers = '', query = ''] = rest.split(/\?(.*)/s)
  return [rest, unescaped(numbers), queryField(query)('body')]
}
