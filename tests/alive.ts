/**
 * An expression for whether every island of a page is alive. Astro calls one started when React has only been given it: React
 * takes it over later and in slices, and a field that is selected meanwhile loses its selection.
 */
export const ALIVE = `[...document.querySelectorAll('astro-island')].every((island) => {
  const root = Object.keys(island).find((name) => name.startsWith('__reactContainer$'))
  return root !== undefined && !island[root].stateNode.current.memoizedState.isDehydrated
})`
