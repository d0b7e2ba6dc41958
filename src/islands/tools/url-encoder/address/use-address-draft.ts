import { useState } from 'react'

import { movePair, shownComponent, splitPair, type QueryPair } from './edit-component.ts'
import { joinAddress, splitQuery, type AddressParts, type FoundAddress } from './split-address.ts'
import { isTracking } from './tracking-parameters.ts'

interface Draft {
  /** The address from which the draft was made, or into which it was written back. */
  original: string
  parts: AddressParts
  pairs: QueryPair[]
  nextId: number
  /** Counts the beginnings: what stands in the fields of an older one is of no use. */
  revision: number
}

/** An address while its parts are edited. It begins anew when another address comes. */
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

/** The name of a pair as it is written, decoded. */
export function nameOf(raw: string): string {
  return shownComponent('name', splitPair(raw).name)
}

function begin(original: string, parts: AddressParts, revision: number): Draft {
  const pairs = splitQuery(parts.query).map((raw, id) => ({ id, raw }))
  return { original, parts, pairs, nextId: pairs.length, revision }
}
