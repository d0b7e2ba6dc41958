import { readFileSync } from 'node:fs'

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { upiLink } from '../../upi/upi-link.ts'
import { wifiText } from '../../wifi/wifi-text.ts'
import { meaningOf } from './meaning-of.ts'

const valuesOf = (text: string) =>
  Object.fromEntries(meaningOf(text).details.map(({ name, value }) => [name, value]))
const warningsOf = (text: string) => meaningOf(text).warnings.join(' ')
const adviceOf = (text: string) => (meaningOf(text).advice ?? []).join(' ')

test('the example of the page has its answer', () => {
  const page = readFileSync('src/content/tools/qr-code-generator/read.mdx', 'utf8')
  const [, text = '', answer] = /`(upi:.+)`[^>]+> (.+)/.exec(page) ?? []
  expect(meaningOf(text).does).toBe(answer)
  expect(readFileSync('src/content/faq/general.md', 'utf8')).toContain(`"${answer?.slice(0, -1)}"`)
})

describe('the effect of a code', () => {
  test.each([
    // NPCI, UPI Linking Specifications 1.6.
    [
      'upi://pay?pa=asha@okbank&pn=Asha%20Stores&am=500.00&cu=INR',
      'This pays ₹500 to Asha Stores (asha@okbank).',
    ],
    ['UPI://pay?pa=asha@okbank&am=150000.5', 'This pays ₹1,50,000.50 to asha@okbank.'],
    [
      'upi://pay?pa=a@b&pn=A&am=12345678901234567890.10',
      'This pays ₹1,23,45,67,89,01,23,45,67,890.10 to A (a@b).',
    ],
    ['upi://pay?pa=asha@okbank&pn=Asha', 'This pays Asha (asha@okbank). You enter the amount.'],
    ['upi://pay?pa=asha@okbank&am=0.00', 'This pays asha@okbank. You enter the amount.'],
    ['upi://pay?pa=asha@okbank&am=5e3', 'This pays “5e3” to asha@okbank.'],
    ['upi://pay?pn=Asha', 'This starts a UPI payment without naming the payee.'],
    [
      'upi://mandate?pa=tv@bank&pn=TV&am=199&recur=MONTHLY',
      'This asks you to approve repeated payments of up to ₹199 to TV (tv@bank).',
    ],
    [
      'upi://collect?pa=asha@okbank&pn=Asha&am=500',
      'This is a request for ₹500 from Asha (asha@okbank), not a payment that you start. Most UPI apps do not accept it from a code.',
    ],
    [
      'upi://scan?pa=asha@okbank',
      'This opens a UPI app with “scan”, which is neither a payment nor a mandate. Its effect in the app is unknown.',
    ],
    // EMVCo, Merchant-Presented Mode 1.1: an account (02 to 51) and a name (59) are required.
    ['000201', 'This is text. It does not open anything.'],
    ['00020101021163040000', 'This is text. It does not open anything.'],
    ['0002015904Asha', 'This names the merchant “Asha”, but no account to pay.'],
    [
      '00020102164111111111111111',
      'This pays an unnamed merchant in a payment app. You enter the amount.',
    ],
    // GSMA, SGP.22, 4.1: the examples of its table.
    [
      'LPA:1$SMDP.EXAMPLE.COM$04386-AGYFT-A74Y8-3F815',
      'This installs an eSIM, a mobile plan for your phone, from SMDP.EXAMPLE.COM.',
    ],
    ['lpa:1$', 'This should install an eSIM, but has no server.'],
    // ZXing, "Barcode Contents".
    ['WIFI:T:WPA;S:mynetwork;P:mypass;;', 'This joins the Wi-Fi network “mynetwork”.'],
    ['WIFI:T:nopass;S:Cafe;;', 'This joins the Wi-Fi network “Cafe”, which has no password.'],
    ['WIFI:P:x;T:WPA;;', 'This should join a Wi-Fi network, but has no network name.'],
    [
      'MECARD:N:Owen,Sean;ADR:76 9th Avenue, 4th Floor, New York, NY 10011;TEL:12125551212;EMAIL:srowen@example.com;;',
      'This adds “Sean Owen” to your contacts.',
    ],
    ['geo:40.71872,-73.98905', 'This shows a place on the map: 40.71872° N, 73.98905° W.'],
    ['tel:+12125551212', 'This calls +12125551212.'],
    [
      'smsto:+919876543210:at 10:30',
      'This starts a message to +919876543210. It is sent only when you send it.',
    ],
    [
      'MATMSG:TO:a@example.com;SUB:Hi;BODY:Tea\\; at 4;;',
      'This starts an email to a@example.com. It is sent only when you send it.',
    ],
    [
      'BEGIN:VEVENT\r\nSUMMARY:Tea\r\nDTSTART:20261125T103000Z\r\nEND:VEVENT',
      'This adds “Tea” to your calendar.',
    ],
    // RFC 6068, section 6; RFC 5724, section 2.5; RFC 3966, section 6.
    [
      'mailto:chris@example.com',
      'This starts an email to chris@example.com. It is sent only when you send it.',
    ],
    [
      'mailto:gorby%25kremvax@example.com',
      'This starts an email to gorby%kremvax@example.com. It is sent only when you send it.',
    ],
    [
      'mailto:?to=joe@example.com',
      'This starts an email to joe@example.com. It is sent only when you send it.',
    ],
    [
      'sms:+15105550101?body=hello%20there',
      'This starts a message to +15105550101. It is sent only when you send it.',
    ],
    ['tel:+1-201-555-0123', 'This calls +1-201-555-0123.'],
    [
      'otpauth://totp/Example:alice@google.com?secret=JBSWY3DPEHPK3PXP&issuer=Example',
      'This sets up one-time passwords for “Example:alice@google.com” in an authenticator app.',
    ],
    ['https://example.com/a?b=c#d', 'This opens example.com.'],
    ['HTTPS://EXAMPLE.COM', 'This opens example.com.'],
    ['www.example.com/a', 'This opens www.example.com.'],
    ['https://example.com:8443/', 'This opens example.com at port 8443.'],
    ['https://xn--p1b6ci4b4b3a.xn--h2brj9c/', 'This opens उदाहरण.भारत.'],
    ['https://a b', 'This is text. It does not open anything.'],
    ['https://example.com/a b', 'This opens example.com.'],
    ['https://[', 'This looks like a web address, but browsers reject it.'],
    ['javascript:alert(1)', 'This address is itself a program or a file, which a browser may run.'],
    [
      'market://details?id=org.example',
      'This opens the app that takes “market:” addresses, if you have one.',
    ],
    ['note: buy milk', 'This is text. It does not open anything.'],
    ['Note:milk', 'This is text. It does not open anything.'],
    ['नमस्ते', 'This is text. It does not open anything.'],
    ['12:30', 'This is text. It does not open anything.'],
    [' \n', 'This code contains only spaces.'],
  ])('%j', (text, does) => {
    expect(meaningOf(text).does).toBe(does)
  })
})

describe('the details of a code', () => {
  test('of a network: the password is secret', () => {
    const meaning = meaningOf(String.raw`WIFI:T:WPA;S:Café\; upstairs;P:tea\:2\,coffee;H:true;;`)
    expect(meaning.does).toBe('This joins the Wi-Fi network “Café; upstairs”.')
    expect(meaning.details).toEqual([
      { name: 'Network', value: 'Café; upstairs' },
      { name: 'Security', value: 'WPA, WPA2 or WPA3' },
      { name: 'Hidden', value: 'yes' },
      { name: 'Password', value: 'tea:2,coffee', isSecret: true },
    ])
  })

  // RFC 6350, section 7 of the example of its author, with a folded line.
  test('of a vCard', () => {
    const card = [
      'BEGIN:VCARD',
      'VERSION:4.0',
      'FN:Simon Perreault',
      'N:Perreault;Simon;;;ing. jr,M.Sc.',
      'item1.ORG;TYPE=work:Viagenie',
      'ADR;TYPE=work:;Suite D2-630;2875 Laurier;Quebec;QC;G1V 2M2;Canada',
      'TEL;VALUE=uri;TYPE="cell,voice":tel:+1-418-262-6501',
      'EMAIL;TYPE=work:simon.perreault@viagenie',
      ' .ca',
      String.raw`NOTE:one\, two\nthree`,
      'END:VCARD',
    ].join('\r\n')
    expect(valuesOf(card)).toEqual({
      Name: 'Simon Perreault',
      Organisation: 'Viagenie',
      Address: 'Suite D2-630, 2875 Laurier, Quebec, QC, G1V 2M2, Canada',
      Phone: '+1-418-262-6501 (mobile)',
      Email: 'simon.perreault@viagenie.ca',
      Note: 'one, two\nthree',
    })
  })

  // RFC 2045, 6.7: "नम" in quoted-printable, as old Android phones write cards, broken over two lines.
  test('of a vCard 2.1 in quoted-printable', () => {
    const card =
      'BEGIN:VCARD\nVERSION:2.1\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:;=E0=A4=A8=\n=E0=A4=AE;;;\nEND:VCARD'
    expect(meaningOf(card).does).toBe('This adds “नम” to your contacts.')
  })

  // The tests' time zone is India's, five and a half hours ahead.
  test.each([
    [
      'DTSTART:20261125T103000Z\nDTEND:20261125T200000Z',
      '25 November 2026, 16:00 (your time)',
      '26 November 2026, 01:30 (your time)',
    ],
    [
      'DTSTART;VALUE=DATE:20261125\nDTEND;VALUE=DATE:20261127',
      '25 November 2026',
      '26 November 2026',
    ],
    [
      'DTSTART;TZID=Asia/Tokyo:20261125T090000\nDTEND:20261125T100000',
      '25 November 2026, 09:00 (ASIA/TOKYO)',
      '25 November 2026, 10:00',
    ],
  ])('of an event: %j', (times, starts, ends) => {
    const text = `BEGIN:VCALENDAR\nBEGIN:VEVENT\n${times}\nBEGIN:VALARM\nDESCRIPTION:bell\nEND:VALARM\nEND:VEVENT\nEND:VCALENDAR`
    expect(valuesOf(text)).toEqual({ Starts: starts, Ends: ends })
  })

  test('of an email and an SMS', () => {
    expect(
      valuesOf('mailto:a@example.com,b@example.com?cc=c@example.com&subject=1%2B1&body=x%0D%0Ay+z'),
    ).toEqual({
      To: 'a@example.com,b@example.com',
      'Copy to': 'c@example.com',
      Subject: '1+1',
      Text: 'x\ny+z',
    })
    expect(valuesOf('SMSTO:57575:at 10:30')).toEqual({ To: '57575', Text: 'at 10:30' })
    expect(valuesOf('sms:57575?body=at%2010:30')).toEqual({ To: '57575', Text: 'at 10:30' })
  })

  // RFC 5870, section 6.
  test('of a place', () => {
    expect(valuesOf('geo:48.198634,16.371648;crs=wgs84;u=40')).toEqual({
      Latitude: '48.198634° N',
      Longitude: '16.371648° E',
      'Exact to': '40 m',
    })
  })

  // EMVCo, Merchant-Presented Mode 1.1, the example of its annex.
  const MERCHANT =
    '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN5914BEST TRANSPORT6007BEIJING64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***0708A60086670902ME91320016A0112233449988770708123456786304A13A'
  test('of a merchant’s code', () => {
    expect(valuesOf(MERCHANT)).toEqual({
      Merchant: 'BEST TRANSPORT',
      City: 'BEIJING',
      Country: 'CN',
      Amount: '(currency 156) 23.72',
    })
    expect(warningsOf(MERCHANT)).not.toContain('check sum')
    expect(warningsOf(MERCHANT.replace('23.72', '99.72'))).toContain('checksum is wrong')
  })

  test('of an eSIM: its code is secret', () => {
    const text = 'LPA:1$SMDP.EXAMPLE.COM$04386-AGYFT$1.3.6.1.4.1.31746$1'
    expect(meaningOf(text).details).toEqual([
      { name: 'Server', value: 'SMDP.EXAMPLE.COM' },
      { name: 'Identifier of the server', value: '1.3.6.1.4.1.31746' },
      { name: 'Confirmation code', value: 'your operator gives it to you' },
      { name: 'Activation code', value: '04386-AGYFT', isSecret: true },
    ])
  })

  // EMVCo, Merchant-Presented Mode 1.1, 4.7.2: 02 and 03 are of Visa, 04 and 05 of Mastercard, 06 to 08 and 17 to 25 are reserved.
  test('of a merchant’s code with accounts of cards', () => {
    const text = '00020102164000123412341234041551000012341234506061234565904Asha'
    expect(valuesOf(text)).toEqual({
      Merchant: 'Asha',
      'Card account (Visa)': '4000123412341234',
      'Card account (Mastercard)': '510000123412345',
      'Card account (field 06)': '123456',
    })
  })

  test('of a merchant’s code with a UPI address', () => {
    const account = '0010A0000005240112asha@okbank1'
    const text = `00020126${account.length}${account}5303356540510.005802IN5904Asha6304FFFF`
    expect(valuesOf(text)).toMatchObject({ 'UPI address': 'asha@okbank1', Amount: '₹10.00' })
  })
})

describe('warnings', () => {
  test.each([
    ['upi://pay?pa=asha@gmail.com', /does not have the form of a UPI address/],
    ['upi://pay?pa=a@b&cu=USD', /currency is “USD”/],
    ['upi://pay?pa=a@b&am=1&am=9999', /contains am more than once/],
    ['upi://pay?pa=a@b&am=1.005', /not written as rupees/],
    ['tel:*21*%2B919876543210%23', /change settings/],
    ['geo:91,0', /no such place/],
    ['https://bank.example@evil.test/', /user name. The address leads to evil\.test/],
    [
      'https://paypal.com.evil.in/login',
      /begins with “paypal\.com”, but the address belongs to evil\.in/,
    ],
    ['www.onlinesbi.co.in.evil.com', /begins with “www\.onlinesbi\.co\.in”.+ evil\.com/],
    ['https://203.0.113.7/pay', /IP address instead of a name/],
    ['https://3405803783/', /IP address instead of a name/],
    ['https://good.test\\@evil.test/', /read as “\/”/],
    [`https://${'a.'.repeat(127)}`, /longer than a host name/],
    ['https://example.com/app.APK', /program to install/],
    ['https://pаypal.com', /mixes letters of Latin and Cyrillic/],
    ['https://xn--80ak6aa92e.com', /Every letter of it is Cyrillic/],
    ['a\u202Eb', /order of letters/],
    ['a\u0001b', /contains control characters/],
  ])('%j', (text, warning) => {
    expect(warningsOf(text)).toMatch(warning)
  })

  test.each([
    'https://example.com/a?next=http://b\\c',
    'https://क्षत्रिय.भारत',
    'https://in.linkedin.com/jobs',
    'https://www.google.co.in',
    'tel:+919876543210',
    'geo:12.97,77.59',
    'plain',
  ])('%j is not', (text) => {
    expect(warningsOf(text) + adviceOf(text)).toBe('')
  })
})

describe('advice', () => {
  test.each([
    ['upi://pay?pa=a@b', /takes money out of your account/],
    ['upi://mandate?pa=a@b', /without your PIN/],
    ['upi://collect?pa=a@b', /Do not approve one to receive money/],
    [`upi://pay?pa=a@b&tn=${'x'.repeat(51)}`, /more than 50 characters/],
    ['LPA:1$smdp.example.com$X', /works once/],
    ['WIFI:T:WEP;S:x;P:12345;;', /WEP no longer protects/],
    ['WIFI:S:x;;', /can read its traffic/],
    ['otpauth://totp/a?secret=ABC', /Do not share it/],
    ['http://example.com', /not encrypted/],
    ['https://bit.ly/x', /shortens addresses/],
  ])('%j', (text, advice) => {
    expect(adviceOf(text)).toMatch(advice)
    expect(warningsOf(text)).toBe('')
  })
})

describe('a code from the pages of this tool', () => {
  test('names its network and password', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 32 }).filter((name) => name.trim() !== ''),
        fc.string({ minLength: 8, maxLength: 63 }),
        (network, password) => {
          const { text } = wifiText({ network, password, security: 'WPA', hidden: '' })
          expect(valuesOf(text)).toMatchObject({ Network: network, Password: password })
        },
      ),
    )
  })

  test('names its payee', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (name) => {
        fc.pre(name.trim() !== '')
        const { text } = upiLink({ payee: 'asha@okbank', name, amount: '1,499.5', note: '' })
        expect(valuesOf(text)).toMatchObject({
          'UPI address': 'asha@okbank',
          'Name in the code': name.trim(),
          Amount: '₹1,499.50',
        })
      }),
    )
  })

  test('any text has a meaning', () => {
    const heads = fc.constantFrom(
      '',
      'upi://pay?',
      'WIFI:',
      'BEGIN:VCARD\n',
      'BEGIN:VEVENT\n',
      'mailto:',
      'sms:',
      'geo:',
      'https://',
      '000201',
      'otpauth://totp/',
    )
    fc.assert(
      fc.property(heads, fc.string({ unit: 'binary' }), (head, rest) => {
        expect(meaningOf(head + rest).does).not.toBe('')
      }),
    )
  })
})

test('a host with other Latin letters gets advice that names them', () => {
  expect(meaningOf('https://googl\u00e9.com/').advice?.join(' ')).toMatch(
    /letters other than a to z.*google/,
  )
})
