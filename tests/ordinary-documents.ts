/** Documents as programs exchange them, without a secret but with much that looks like one; the same for a seed at every run. */
export function ordinaryDocument(seed: number): string {
  const draw = new Draw(seed + 1)
  const [make] = draw.pick([[orders], [events], [interfaceTexts], [records]] as const)
  return JSON.stringify(make(draw), null, draw.below(2) === 0 ? undefined : 2)
}

function orders(draw: Draw) {
  return draw.list(6, () => ({
    id: Number(draw.digits(16, '1234567')),
    orderId: draw.digits(16, '456'),
    receipt: draw.digits(12, '23456789'),
    phone: `+91 ${draw.digits(5, '6789')} ${draw.digits(5)}`,
    mobile: draw.pick([draw.digits(10, '6789'), `91${draw.digits(10, '6789')}`]),
    placedAt: 1_600_000_000_000 + draw.below(2e11),
    amount: draw.below(1e7) / 100,
    gstin: `${draw.digits(2)}${draw.letters(3)}PF${draw.digits(4)}${draw.letters(1)}1Z${draw.letters(1)}`,
    isbn: `978${draw.digits(10)}`,
    ean: draw.digits(13, '489'),
    sku: `${draw.letters(3)}-${draw.digits(4)}`,
    paymentMethod: draw.pick(['card', 'upi', 'cash on delivery']),
    card: { brand: 'visa', last4: draw.digits(4), expiry: '12/29' },
    ifsc: `${draw.letters(4)}0${draw.digits(6)}`,
    address: { pin: draw.digits(6, '123456789'), city: draw.pick(['Pune', 'पुणे', 'Kochi']) },
    nextPageToken: draw.hex(32),
  }))
}

function events(draw: Draw) {
  return draw.list(8, () => ({
    traceId: draw.hex(32),
    spanId: draw.hex(16),
    commit: draw.hex(40),
    sha256: draw.hex(64),
    etag: `"${draw.hex(32)}"`,
    uuid: [8, 4, 4, 4, 12].map((size) => draw.hex(size)).join('-'),
    time: String(1_600_000_000_000 + draw.below(2e11)),
    micros: 1_600_000_000_000_000 + draw.below(1e12),
    message: draw.pick([
      'Token expired, please sign in again',
      'Password changed by the owner',
      `Retried after ${draw.digits(3)} ms`,
    ]),
    url: `https://shop.example.org/items/${draw.digits(16, '45')}?page=${draw.digits(2)}`,
    image: `data:image/png;base64,${btoa(draw.hex(120))}`,
    build: `${draw.digits(1)}.${draw.digits(2)}.${draw.digits(12)}`,
    tokens: { prompt: draw.below(4000), completion: draw.below(900) },
    primaryKey: `user_${draw.digits(6)}`,
    partitionKey: draw.hex(24),
  }))
}

function interfaceTexts(draw: Draw) {
  return {
    password: draw.pick(['Password', 'Passwort', 'पासवर्ड', 'Mot de passe', 'Kennwort *']),
    confirmPassword: 'Confirm your password',
    newPassword: 'At least 8 characters',
    token: draw.pick(['Token', 'identifier', 'string']),
    apiKey: draw.pick(['API key', '<your key>', '${API_KEY}', 'YOUR_API_KEY_1', '']),
    secret: draw.pick(['Secret', 'db-credentials', null]),
    passwordPolicy: { minLength: 8 + draw.below(8), requireDigits: true },
    forgotPassword: '/account/reset',
    tokenUrl: 'https://login.example.org/oauth2/v2.0/token',
    cardNumber: draw.pick(['Card number', '•••• •••• •••• 1234', 'XXXX XXXX XXXX 1234']),
    aadhaar: draw.pick(['Aadhaar number', 'XXXX XXXX 1234', true]),
    pan: draw.pick(['PAN', 'Permanent account number', 'frying pan']),
  }
}

function records(draw: Draw) {
  return draw.list(5, () => ({
    employee: draw.digits(12, '01'),
    accountNumber: draw.digits(11),
    uanNumber: `1${draw.digits(11)}`,
    policy: `LIC${draw.digits(9)}`,
    coordinates: [72 + draw.below(1e9) / 1e9, 18 + draw.below(1e12) / 1e12],
    ledger: draw.list(4, () => Number(draw.digits(12, '23456789'))),
    barcode: draw.digits(14, '12'),
    meter: draw.digits(19, '29'),
    imei: draw.digits(15, '38'),
    product: `${draw.letters(5)}${draw.digits(3)}${draw.letters(2)}`,
    aadhaarLinked: draw.below(2) === 0,
    hasPassword: draw.below(2) === 0,
    secretSanta: draw.pick(['Asha', 'Ravi']),
    keyboard: draw.pick(['qwerty', 'azerty']),
    key: draw.hex(20),
  }))
}

/** A linear congruential generator (Numerical Recipes) and what is drawn with it. */
class Draw {
  private state: number

  constructor(seed: number) {
    this.state = Math.imul(seed, 2_654_435_761) >>> 0
  }

  below(limit: number): number {
    this.state = (Math.imul(this.state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((this.state / 2 ** 32) * limit)
  }

  pick<Type>(values: readonly Type[]): Type {
    return values[this.below(values.length)] as Type
  }

  list<Type>(most: number, make: () => Type): Type[] {
    return Array.from({ length: 1 + this.below(most) }, make)
  }

  digits(count: number, first = '0123456789'): string {
    return this.pick([...first]) + this.text(count - 1, '0123456789')
  }

  hex(count: number): string {
    return this.text(count, '0123456789abcdef')
  }

  letters(count: number): string {
    return this.text(count, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  }

  private text(count: number, of: string): string {
    return Array.from({ length: count }, () => this.pick([...of])).join('')
  }
}
