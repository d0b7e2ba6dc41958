import { useSyncExternalStore } from 'react'

import { notCarriedSentence } from './not-carried.ts'

/** Says what a link from another page of the tool could not carry over. */
export function NotCarriedNote() {
  const sentence = useSyncExternalStore(onHashChange, readSentence, () => undefined)
  return sentence && <p className="notice mt-3">{sentence}</p>
}

function onHashChange(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

function readSentence(): string | undefined {
  return notCarriedSentence(location.hash)
}
