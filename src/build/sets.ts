// Node has methods of Set for this, but the types of the site's ECMAScript version do not.

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
