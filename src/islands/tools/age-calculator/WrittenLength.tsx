import { wholeInWords } from '@/lib/amount.ts'
import { plural } from '@/lib/quantity.ts'

import type { Length } from './age.ts'

/** A length of time in English and Hindi words, as some forms require. */
export function WrittenLength({ length }: { length: Length }) {
  return (
    <div className="mt-4" data-written>
      <p className="label font-semibold">In words</p>
      <p>{lengthInEnglish(length)}</p>
      <p lang="hi">{lengthInHindi(length)}</p>
    </div>
  )
}

/** Returns a length in English words without zeros: "twenty six years, eleven months and twenty two days". */
export function lengthInEnglish(length: Length): string {
  return joined(length, 'and', (count, unit) => {
    const { one, many } = ENGLISH[unit]
    return `${wholeInWords(count)} ${plural(count, one, many)}`
  })
}

/** Returns a length in Hindi words without zeros: "छब्बीस वर्ष, ग्यारह माह और बाईस दिन". */
export function lengthInHindi(length: Length): string {
  return joined(length, 'और', (count, unit) => `${hindiNumber(count)} ${HINDI[unit]}`)
}

/** Returns a whole number in Hindi words as in Unicode's CLDR (common/rbnf/hi.xml), in crores above one crore. */
export function hindiNumber(value: number): string {
  if (value < 100) return NUMBERS[value] ?? ''
  const [size, name] = STEPS.find(([step]) => value >= step) ?? STEPS[0]
  const rest = value % size
  const words = `${hindiNumber(Math.floor(value / size))} ${name}`
  return rest === 0 ? words : `${words} ${hindiNumber(rest)}`
}

type Unit = keyof Length

const ENGLISH: Record<Unit, { one: string; many: string }> = {
  years: { one: 'year', many: 'years' },
  months: { one: 'month', many: 'months' },
  days: { one: 'day', many: 'days' },
}
const HINDI: Record<Unit, string> = { years: 'वर्ष', months: 'माह', days: 'दिन' }

const STEPS = [
  [1e7, 'करोड़'],
  [1e5, 'लाख'],
  [1000, 'हज़ार'],
  [100, 'सौ'],
] as const

const NUMBERS = [
  'शून्य एक दो तीन चार पाँच छह सात आठ नौ',
  'दस ग्यारह बारह तेरह चौदह पन्द्रह सोलह सत्रह अठारह उन्नीस',
  'बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस',
  'तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस',
  'चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास',
  'पचास इक्यावन बावन तिरेपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ',
  'साठ इकसठ बासठ तिरेसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर',
  'सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी',
  'अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी',
  'नब्बे इक्यानबे बानबे तिरानबे चौरानबे पंचानबे छियानबे सत्तानबे अट्ठानबे निन्यानबे',
].flatMap((ten) => ten.split(' '))

function joined(length: Length, and: string, written: (count: number, unit: Unit) => string) {
  const units = (['years', 'months', 'days'] as const).filter((unit) => length[unit] > 0)
  const parts = (units.length > 0 ? units : (['days'] as const)).map((unit) =>
    written(length[unit], unit),
  )
  if (parts.length === 1) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`
}
