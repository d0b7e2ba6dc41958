/** The average time that each usual attack takes to guess a password of this entropy. */
export function GuessTimes({ bits }: { bits: number }) {
  return (
    <div data-guess-times>
      <dl className="guess-times">
        {GUESS_RATES.map(({ attack, speed, perSecond }) => (
          <div key={attack}>
            <dt>
              {attack} <span className="hint">{speed}</span>
            </dt>
            <dd>{guessTime(bits, perSecond)}</dd>
          </div>
        ))}
      </dl>
      <p className="hint mt-3">On average, at the speeds of the strength meter zxcvbn (2016)</p>
    </div>
  )
}

/** The speeds of the four usual attacks, as zxcvbn assumes them (Wheeler, USENIX Security 2016). */
export const GUESS_RATES = [
  { attack: 'At a site that limits tries', speed: '100 an hour', perSecond: 100 / 3600 },
  { attack: 'At a site without a limit', speed: '10 a second', perSecond: 10 },
  {
    attack: 'A stolen database with slow hashes (bcrypt, scrypt)',
    speed: '10,000 a second',
    perSecond: 1e4,
  },
  {
    attack: 'A stolen database with fast hashes (MD5, SHA-1, SHA-256)',
    speed: '10 billion a second',
    perSecond: 1e10,
  },
] as const

/** Returns the average time, in words, to guess one of 2^bits equally likely passwords: half of them must be tried. */
export function guessTime(bits: number, perSecond: number): string {
  const seconds = 2 ** (bits - 1) / perSecond
  if (seconds < 1) return 'less than a second'
  const [name, size] = UNITS.findLast(([, unit]) => seconds >= unit) ?? UNITS[0]
  return inWords(seconds / size, name)
}

const YEAR = 365.25 * 86_400
const UNITS = [
  ['second', 1],
  ['minute', 60],
  ['hour', 3600],
  ['day', 86_400],
  ['year', YEAR],
] as const

const THOUSANDS = ['', ' thousand', ' million', ' billion', ' trillion']
const MOST = 1e15

function inWords(amount: number, unit: string): string {
  if (amount >= MOST) return `over 1,000 trillion ${unit}s`
  const group = THOUSANDS.findLastIndex((_, index) => amount >= 1000 ** index)
  // Rounded down, so that the time is never overstated.
  const count = Math.floor(amount / 1000 ** group)
  return `${count}${THOUSANDS[group]} ${count === 1 && group === 0 ? unit : `${unit}s`}`
}
