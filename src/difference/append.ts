/** Appends a number to the list under a name. */
export function append<Name>(lists: Map<Name, number[]>, name: Name, number: number): void {
  const listed = lists.get(name)
  if (listed === undefined) lists.set(name, [number])
  else listed.push(number)
}
