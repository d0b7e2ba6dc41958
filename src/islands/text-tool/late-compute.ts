import type { TextWork } from './use-text-work.ts'

/**
 * Returns work whose code is loaded when the page is first used, for a conversion that would make the first load heavy or
 * slow. `load` gets the function that converts.
 */
export function lateCompute<Request extends { text: string }, Result>(
  load: () => Promise<(request: Request) => Result>,
): Required<Pick<TextWork<Request, Result>, 'compute' | 'load'>> {
  let loaded: ((request: Request) => Result) | undefined
  return {
    async load() {
      loaded ??= await load()
    },
    compute(request) {
      if (loaded === undefined) throw new Error('This page is still loading.')
      return loaded(request)
    },
  }
}
