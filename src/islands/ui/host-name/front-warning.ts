import { nameInFront } from '@/lib/name-in-front.ts'

/** Returns the warning about a host in ASCII that begins with another name, or undefined. */
export function frontWarning(host: string): string | undefined {
  const named = nameInFront(host)
  return named === undefined
    ? undefined
    : `The name begins with “${named.front}”, but the address belongs to ${named.owner}, whose owner can put any name in front.`
}
