/** The same function, which is worked out once for each object: at each key, all but one of hundreds have been before. */
export function once<From extends object, To>(make: (from: From) => To): (from: From) => To {
  const made = new WeakMap<From, { to: To }>()
  return (from) => {
    const known = made.get(from) ?? { to: make(from) }
    made.set(from, known)
    return known.to
  }
}
