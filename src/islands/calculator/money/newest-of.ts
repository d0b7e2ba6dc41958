/** Returns the rules with the latest first day, an ISO day. Throws if there are none. */
export function newestOf<T extends { from: string }>(rules: readonly T[]): T {
  const [first, ...others] = rules
  if (first === undefined) throw new Error('There are no rules to choose from.')
  return others.reduce((newest, rule) => (rule.from > newest.from ? rule : newest), first)
}
