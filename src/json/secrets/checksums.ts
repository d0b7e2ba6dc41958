/** Whether the last of some digits is the check digit of the others by Luhn's formula (ISO/IEC 7812-1 annex B), as on payment cards. */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let place = 1; place <= digits.length; place++) {
    const digit = Number(digits[digits.length - place])
    const doubled = place % 2 === 0 ? 2 * digit : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** Whether the last of some digits is the check digit of the others by Verhoeff's method, as UIDAI gives it to Aadhaar numbers. */
export function passesVerhoeff(digits: string): boolean {
  let check = 0
  for (let place = 0; place < digits.length; place++) {
    check = inDihedralGroup(check, permuted(Number(digits[digits.length - 1 - place]), place % 8))
  }
  return check === 0
}

/** The product of two elements of the group of the ten symmetries of a pentagon: 0 to 4 turn it, 5 to 9 turn it over. */
function inDihedralGroup(a: number, b: number): number {
  if (a < 5) return b < 5 ? (a + b) % 5 : 5 + ((a + b) % 5)
  return b < 5 ? 5 + ((a - b) % 5) : (a - b + 5) % 5
}

/** Verhoeff's permutation of digits, done as often as the place from the right says. */
const PERMUTATION = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4]

function permuted(digit: number, times: number): number {
  let now = digit
  for (let time = 0; time < times; time++) now = PERMUTATION[now] as number
  return now
}
