import { useState } from 'react'

import { movePair, shownComponent, splitPair, type QueryPair } from './edit-component.ts'
import { joinAddress, splitQuery, type AddressParts, type FoundAddress } from './split-address.ts'
import { isTracking } from './tracking-parameters.ts'

interface Draft {
  /** The address that the draft started from, or was last written back to. */
  original: string
  parts: AddressParts
  pairs: QueryPair[]
  nextId: number
  /** Incremented on each restart, as a React key that discards the old field state. */
  revision: number
}

/** Stores the edits of an address. Restarts when the input contains a different address. */
export function useAddressDraft({ address, parts }: FoundAddress) {
  const [draft, setDraft] = useState(() => begin(address, parts, 0))
  const edited = joinAddress(draft.parts)
  if (address !== draft.original) {
    setDraft(
      address === edited
        ? { ...draft, original: address }
        : begin(address, parts, draft.revision + 1),
    )
  }
  const setPairs = (pairs: QueryPair[], nextId = draft.nextId) => {
    const query = pairs.length === 0 ? undefined : pairs.map(({ raw }) => raw).join('&')
    setDraft({ ...draft, pairs, nextId, parts: { ...draft.parts, query } })
  }
  const tracking = draft.pairs.filter(({ raw }) => isTracking(nameOf(raw), draft.parts.host))
  return {
    ...draft,
    edited,
    isEdited: edited !== draft.original,
    tracking,
    setParts: (next: AddressParts) => setDraft({ ...draft, parts: next }),
    setPair: (id: number, raw: string) =>
      setPairs(draft.pairs.map((pair) => (pair.id === id ? { id, raw } : pair))),
    addPair: () => setPairs([...draft.pairs, { id: draft.nextId, raw: '' }], draft.nextId + 1),
    removePair: (id: number) => setPairs(draft.pairs.filter((pair) => pair.id !== id)),
    movePair: (from: number, to: number) => setPairs(movePair(draft.pairs, from, to)),
    removeTracking: () => setPairs(draft.pairs.filter((pair) => !tracking.includes(pair))),
    reset: () => setDraft(begin(address, parts, draft.revision + 1)),
  }
}

/** Returns the decoded name of a raw parameter. */
export function nameOf(raw: string): string {
  return shownComponent('name', splitPair(raw).name)
}

function begin(original: string, parts: AddressParts, revision: number): Draft {
  const pairs = splitQuery(parts.query).map((raw, id) => ({ id, raw }))
  return { original, parts, pairs, nextId: pairs.length, revision }
}
