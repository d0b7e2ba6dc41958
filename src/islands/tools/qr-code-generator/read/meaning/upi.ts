import { groupIndian } from '@/lib/format.ts'
import { ownEntry } from '@/lib/own-entry.ts'

import { LONG_NOTE, LONGEST_NOTE } from '../../limits.ts'
import { filled, type Meaning } from './meaning.ts'

const NAME_IS_NO_PROOF =
  'Anybody can write any name into a code. Before you pay, compare it with the name your UPI app shows.'
const PIN_PAYS =
  'Scanning a code and entering your UPI PIN takes money out of your account. Nobody needs it to send you money.'
const PIN_ONCE =
  'Once approved, money can leave your account again and again without your PIN. You can see and cancel such mandates in your UPI app.'

const COLLECT =
  'A collect request takes money out of your account when you approve it with your UPI PIN. Do not approve one to receive money.'

/** The actions of UPI links, by the word after "upi://". */
const ACTIONS: Record<string, { kind: string; does: (value: Value) => string; advice: string[] }> =
  {
    pay: { kind: 'UPI payment', does: paymentSentence, advice: [NAME_IS_NO_PROOF, PIN_PAYS] },
    mandate: { kind: 'UPI mandate', does: mandateSentence, advice: [PIN_ONCE] },
    collect: { kind: 'UPI collect request', does: collectSentence, advice: [COLLECT] },
  }

/** Explains a UPI link (NPCI, UPI Linking Specifications 1.6). */
export function upiMeaning(text: string): Meaning | undefined {
  const [, action = '', query = ''] = /^upi:\/\/([a-z]+)\/?(?:\?(.*))?$/is.exec(text) ?? []
  if (action === '') return undefined
  const values = new URLSearchParams(query)
  const value = (name: string) => values.get(name)?.trim() ?? ''
  const known = ownEntry(ACTIONS, action.toLowerCase())
  return {
    kind: known?.kind ?? 'UPI link',
    does:
      known?.does(value) ??
      `This opens a UPI app with “${action}”, which is neither a payment nor a mandate. Its effect in the app is unknown.`,
    details: filled([
      ['UPI address', value('pa')],
      ['Name in the code', value('pn')],
      ['Amount', amountOf(value('am'))],
      ['At least', amountOf(value('mam'))],
      ['How often', value('recur').toLowerCase()],
      ['From', dayOf(value('validitystart'))],
      ['Until', dayOf(value('validityend'))],
      ['Note', value('tn')],
      ['Reference', value('tr')],
      ['Web address', value('url')],
    ]),
    warnings: warningsOn(values),
    advice: [...(known?.advice ?? [PIN_PAYS]), ...noteAdvice(value('tn'))],
  }
}

type Value = (name: string) => string

function paymentSentence(value: Value): string {
  const payee = payeeOf(value)
  if (payee === '') return 'This starts a UPI payment without naming the payee.'
  const amount = amountOf(value('am'))
  if (amount === undefined) return `This pays ${payee}. You enter the amount.`
  return `This pays ${amount} to ${payee}.`
}

function mandateSentence(value: Value): string {
  const payee = payeeOf(value) || 'an unnamed payee'
  const amount = amountOf(value('am'))
  const most = amount === undefined ? '' : ` of up to ${amount}`
  return `This asks you to approve repeated payments${most} to ${payee}.`
}

/** A collect link requests money like a bill. Payments to a merchant use "pay". */
function collectSentence(value: Value): string {
  const payee = payeeOf(value) || 'an unnamed payee'
  const amount = amountOf(value('am'))
  return `This is a request for ${amount ?? 'money'} from ${payee}, not a payment that you start. Most UPI apps do not accept it from a code.`
}

function noteAdvice(note: string): string[] {
  return Array.from(note).length > LONGEST_NOTE ? [LONG_NOTE] : []
}

function payeeOf(value: Value): string {
  const [address, name] = [value('pa'), value('pn')]
  return name === '' || address === '' ? address : `${name} (${address})`
}

/** Returns a decimal text as rupees with the same digits, or quoted if it is not a number. Undefined for zero: the payer types it. */
function amountOf(text: string): string | undefined {
  const [, whole = '', paise = ''] = /^0*(0|[1-9]\d*)(?:\.(\d{0,2}))?$/.exec(text) ?? []
  if (whole === '') return text === '' ? undefined : `“${text}”`
  if (/^0*$/.test(whole + paise)) return undefined
  const fraction = /^0*$/.test(paise) ? '' : `.${paise.padEnd(2, '0')}`
  return `₹${groupIndian(whole)}${fraction}`
}

/** Returns "25112026" as a date. */
function dayOf(text: string): string {
  return text.replace(/^(\d\d)(\d\d)(\d{4})$/, '$1-$2-$3')
}

function warningsOn(values: URLSearchParams): string[] {
  const address = values.get('pa')?.trim() ?? ''
  const amount = values.get('am')?.trim() ?? ''
  const currency = values.get('cu')?.trim() ?? ''
  const repeated = ['pa', 'pn', 'am'].filter((name) => values.getAll(name).length > 1)
  return [
    address !== '' &&
      !/^[A-Za-z0-9._-]+@[A-Za-z0-9]+$/.test(address) &&
      `“${address}” does not have the form of a UPI address, such as name@bank.`,
    amountOf(amount)?.startsWith('“') === true &&
      'The amount is not written as rupees. Your app may read it differently.',
    currency !== '' &&
      currency.toUpperCase() !== 'INR' &&
      `The currency is “${currency}”, not rupees.`,
    repeated.length > 0 &&
      `It contains ${repeated.join(' and ')} more than once. The first is shown; your app may use another.`,
  ].filter((warning) => warning !== false)
}
