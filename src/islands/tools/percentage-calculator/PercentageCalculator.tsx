import { useId, useRef, useState } from 'react'

import { isTooLarge, parseAmount } from '@/lib/amount.ts'

import { NumberField } from '../../ui/NumberField.tsx'
import { useEarlyFields } from '../../ui/use-early-fields.ts'
import { cards, tooLarge, type Card } from './cards.ts'

/** Five everyday questions about percentages, each answered while it is typed. */
export default function PercentageCalculator() {
  return (
    <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
      {cards.map((card) => (
        <PercentageCard card={card} key={card.name} />
      ))}
    </div>
  )
}

function PercentageCard({ card }: { card: Card }) {
  const area = useRef<HTMLElement>(null)
  const titleId = useId()
  const [texts, setTexts] = useState({
    first: card.fields[0].initial,
    second: card.fields[1].initial,
  })
  const names = { first: `${card.name}-first`, second: `${card.name}-second` }
  useEarlyFields(area, { [names.first]: texts.first, [names.second]: texts.second }, (early) =>
    setTexts((current) => ({
      first: early[names.first] ?? current.first,
      second: early[names.second] ?? current.second,
    })),
  )
  const [first, second] = [parseAmount(texts.first), parseAmount(texts.second)]
  const result = card.result(first, second)
  // A number that is too large was entered all the same; its field says what is wrong with it.
  const note =
    isTooLarge(texts.first) || isTooLarge(texts.second)
      ? undefined
      : (card.note(first, second) ?? tooLarge(result))

  return (
    <section
      ref={area}
      className="card flex flex-col gap-4 panel"
      aria-labelledby={titleId}
      data-card={card.name}
    >
      <h2 id={titleId} className="text-xl">
        {card.title}
      </h2>
      <NumberField
        name={names.first}
        label={card.fields[0].label}
        text={texts.first}
        value={first}
        hasUnits={card.fields[0].hasUnits}
        onText={(text) => setTexts({ ...texts, first: text })}
      />
      <NumberField
        name={names.second}
        label={card.fields[1].label}
        text={texts.second}
        value={second}
        hasUnits={card.fields[1].hasUnits}
        onText={(text) => setTexts({ ...texts, second: text })}
      />
      <p className="mt-auto border-t border-line pt-4" role="status">
        <span className="text-soft">{card.resultLabel}</span>
        <output className="block font-display text-3xl break-words text-brand tabular-nums">
          {result}
        </output>
      </p>
      {note !== undefined && <p className="hint">{note}</p>}
    </section>
  )
}
