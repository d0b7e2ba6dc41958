import { useId, useRef, useState, type RefObject } from 'react'

import { isTooLarge, parseAmount } from '@/lib/amount.ts'

import { AdPlace } from '@/islands/ui/AdPlace.tsx'
import { NumberField } from '@/islands/ui/fields/NumberField.tsx'
import { useRestoredFields } from '@/islands/ui/early/use-entry-fields.ts'
import { cards, stepsTo, tooLarge, type Card } from './cards.ts'

/** The specification's cards, which are open at every width. On a phone the others are folded. */
const ALWAYS_OPEN = 4

/** Ten everyday questions about percentages, each answered while the visitor types. */
export default function PercentageCalculator() {
  return (
    <div className="grid gap-4">
      <div className="percent-first">
        {cards.slice(0, ALWAYS_OPEN).map((card) => (
          <PercentageCard card={card} key={card.name} />
        ))}
      </div>
      <AdPlace name="narrow" />
      <AdPlace name="banner" />
      <section className="percent-further" aria-labelledby="more-questions">
        <h2 id="more-questions" className="heading-2">
          More questions about percentages
        </h2>
        <div className="percent-more card panel py-2">
          {cards.slice(ALWAYS_OPEN).map((card) => (
            <FoldedCard card={card} key={card.name} />
          ))}
        </div>
        <AdPlace name="rail" />
      </section>
    </div>
  )
}

function PercentageCard({ card }: { card: Card }) {
  const { area, titleId, ...answer } = useCard(card)
  return (
    <section
      ref={area}
      className="card flex flex-col gap-3 panel md:gap-4"
      aria-labelledby={titleId}
      data-card={card.name}
    >
      <h2 id={titleId} className="text-xl">
        {card.title}
      </h2>
      <Answer card={card} {...answer} />
    </section>
  )
}

/** A card that a phone shows as one line with the title and the live result, until it is unfolded. */
function FoldedCard({ card }: { card: Card }) {
  const { area, titleId, ...answer } = useCard(card)
  return (
    <section
      ref={area}
      className="percent-card card panel"
      aria-labelledby={titleId}
      data-card={card.name}
    >
      <details className="fold">
        <summary>
          <h3 className="font-sans text-base">{card.title}</h3>
          <span className="fold-summary min-w-16 text-right wrap-anywhere tabular-nums">
            {answer.result}
          </span>
        </summary>
        <div className="flex flex-col gap-3 md:gap-4">
          <h3 id={titleId} className="text-xl">
            {card.title}
          </h3>
          <Answer card={card} {...answer} />
        </div>
      </details>
    </section>
  )
}

/** The state of a card: its fields, its result and the sentence on it. */
function useCard(card: Card) {
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
  return { area, titleId, field, values: [first, second] as const, result, sentence: note ?? steps }
}

type AnswerProps = { card: Card } & Omit<ReturnType<typeof useCard>, 'area' | 'titleId'>

function Answer({ card, field, values, result, sentence }: AnswerProps) {
  return (
    <>
      <NumberField {...field('first', card.fields[0])} value={values[0]} />
      <NumberField {...field('second', card.fields[1])} value={values[1]} />
      <p
        className="flex flex-wrap items-baseline justify-between gap-x-3 border-t-3 border-accent pt-3 md:block"
        role="status"
      >
        <span className="text-soft">{card.resultLabel}</span>
        <output className="block font-display text-3xl wrap-anywhere tabular-nums">{result}</output>
      </p>
      {sentence !== undefined && <p className="hint">{sentence}</p>}
    </>
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
