import { useId, useRef, useState, type RefObject } from 'react'

import { isTooLarge, parseAmount } from '@/lib/amount.ts'

import { NumberField } from '@/islands/ui/fields/NumberField.tsx'
import { useRestoredFields } from '@/islands/ui/early/use-entry-fields.ts'
import { cards, stepsTo, tooLarge, type Card } from './cards.ts'

/** Nine everyday questions about percentages, each answered while the visitor types. */
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
  const { texts, field } = useCardFields(card, area)
  const [first, second] = [parseAmount(texts.first), parseAmount(texts.second)]
  const result = card.result(first, second)
  // The field itself shows the error of a number that is too large.
  const note =
    isTooLarge(texts.first) || isTooLarge(texts.second)
      ? undefined
      : (card.note(first, second) ?? tooLarge(result))
  const steps = stepsTo(card, first, second)

  return (
    <section
      ref={area}
      className="card flex flex-col gap-4 panel md:max-lg:last:col-span-2"
      aria-labelledby={titleId}
      data-card={card.name}
    >
      <h2 id={titleId} className="text-xl">
        {card.title}
      </h2>
      <NumberField {...field('first', card.fields[0])} value={first} />
      <NumberField {...field('second', card.fields[1])} value={second} />
      <p className="border-t-3 border-accent pt-3" role="status">
        <span className="text-soft">{card.resultLabel}</span>
        <output className="block font-display text-3xl break-words tabular-nums">{result}</output>
      </p>
      {note !== undefined && <p className="hint">{note}</p>}
      {steps !== undefined && <p className="hint">{steps}</p>}
    </section>
  )
}

/** The two texts of a card, restored after a reload, and the props of its fields. */
function useCardFields(card: Card, area: RefObject<HTMLElement | null>) {
  const [texts, setTexts] = useState({
    first: card.fields[0].initial,
    second: card.fields[1].initial,
  })
  const names = { first: `${card.name}-first`, second: `${card.name}-second` }
  useRestoredFields(area, { [names.first]: texts.first, [names.second]: texts.second })
  const field = (which: 'first' | 'second', { label, hasUnits }: Card['fields'][number]) => ({
    name: names[which],
    label,
    hasUnits,
    text: texts[which],
    onText: (text: string) => setTexts({ ...texts, [which]: text }),
  })
  return { texts, field }
}
