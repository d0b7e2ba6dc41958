// The methods of Set that Node has for this are not in the types of the ECMAScript version that the site is written for.

/** Returns the items of either set. */
export function union<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): Set<T> {
  return new Set([...a, ...b])
}

/** Returns the items that both sets have. */
export function common<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): Set<T> {
  return new Set([...a].filter((item) => b.has(item)))
}

/** Returns the items of the first set that the second lacks. */
export function without<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): Set<T> {
  return new Set([...a].filter((item) => !b.has(item)))
}
