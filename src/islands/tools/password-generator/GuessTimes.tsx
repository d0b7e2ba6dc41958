import { GUESS_RATES, guessTime } from './guess-time.ts'

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
