import { escapedCharacters, meaningOf } from '../escaped-characters.ts'
import { LONGEST_IN_PANEL } from '../panel-limit.ts'
import { splitAddress, type AddressParts } from './split-address.ts'

/** An address and its parts. */
export interface FoundAddress {
  address: string
  parts: AddressParts
}

/** The address that a text is, white space around it aside, or that it is once it is decoded; undefined when it is none. */
export function addressIn(text: string): FoundAddress | undefined {
  const address = text.trim()
  if (address === '' || address.length > LONGEST_IN_PANEL) return undefined
  const parts = splitAddress(address)
  if (parts !== undefined) return { address, parts }
  if (!/^[a-z][a-z0-9+.-]*%3A/i.test(address)) return undefined
  const decoded = meaningOf(escapedCharacters(address, 'plus'))
  const decodedParts = splitAddress(decoded)
  return decodedParts && { address: decoded, parts: decodedParts }
}
