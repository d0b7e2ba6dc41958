import { contentProperties, plainValue, valueParts, type Property } from './content-properties.ts'
import { markedParts } from './marked-parts.ts'
import { filled, type Meaning } from './meaning.ts'

/** What a contact's card adds: a vCard (RFC 6350, RFC 2426) or a MECARD, as phones of NTT Docomo read it. */
export function contactMeaning(text: string): Meaning | undefined {
  if (/^BEGIN:VCARD/i.test(text)) return cardMeaning(contentProperties(text))
  if (/^MECARD:/i.test(text)) return cardMeaning(meCardProperties(text))
  return undefined
}

function cardMeaning(properties: readonly Property[]): Meaning {
  const named = (name: string) => properties.filter((property) => property.name === name)
  const values = (name: string) =>
    named(name)
      .map(({ value }) => plainValue(value))
      .filter(Boolean)
      .join('\n')
  const name = plainValue(named('FN')[0]?.value ?? '') || spokenName(named('N')[0]?.value ?? '')
  const organisation = valueParts(named('ORG')[0]?.value ?? '')
    .filter(Boolean)
    .join(', ')
  const who = name || organisation
  return {
    kind: 'Contact',
    does:
      who === '' ? 'This adds a contact without a name.' : `This adds “${who}” to your contacts.`,
    details: filled([
      ['Name', name],
      ['Organisation', organisation],
      ['Job title', values('TITLE')],
      ['Phone', named('TEL').map(phoneOf).join('\n')],
      ['Email', values('EMAIL')],
      ['Website', values('URL')],
      ['Address', named('ADR').map(placeOf).filter(Boolean).join('\n')],
      ['Birthday', values('BDAY')],
      ['Note', values('NOTE')],
    ]),
    warnings: [],
  }
}

/** "Rao;Asha;K;Dr;" as people say it: title, first, further and last name. */
function spokenName(value: string): string {
  const [last, first, further, title, after] = valueParts(value)
  return [title, first, further, last, after].filter(Boolean).join(' ')
}

function phoneOf({ value, parameters }: Property): string {
  const kinds = parameters.join(',').toLowerCase()
  const kind = ['cell', 'work', 'home', 'fax'].find((one) => kinds.includes(one))
  const number = plainValue(value).replace(/^tel:/i, '')
  return kind === undefined ? number : `${number} (${kind === 'cell' ? 'mobile' : kind})`
}

function placeOf({ value }: Property): string {
  return valueParts(value).filter(Boolean).join(', ')
}

/** A MECARD writes the name as "last,first" and an address in one piece. */
function meCardProperties(text: string): Property[] {
  return markedParts(text.slice('MECARD:'.length)).map(([name, value]) => ({
    name,
    parameters: [],
    value: name === 'N' ? value.replace(',', ';') : value.replace(/([\\;])/g, '\\$1'),
  }))
}
