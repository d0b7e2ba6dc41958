import { useSyncExternalStore } from 'react'

import { notCarriedSentence, type Page, valuesForPages, type YearFacts } from './year-facts.ts'

interface Props {
  from: Page
  facts: YearFacts
}

/** Writes the values for the links to the other pages of the tool, and says what could not be carried over from the page before. */
export function CarriedValues({ from, facts }: Props) {
  const sentence = useSyncExternalStore(onHashChange, readSentence, () => undefined)
  return (
    <div data-values-by-page={JSON.stringify(valuesForPages(from, facts))}>
      {sentence && <p className="notice mt-3">{sentence}</p>}
    </div>
  )
}

function onHashChange(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

function readSentence(): string | undefined {
  return notCarriedSentence(location.hash)
}
