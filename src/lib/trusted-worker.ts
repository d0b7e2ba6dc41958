/** Starts a module worker from an address of the bundler (`import url from './x.worker?worker&url'`). */
export function startWorker(address: string): Worker {
  return new Worker(trustedAddress(address) as string, { type: 'module' })
}

/** The part of the Trusted Types interface used here. Not every browser supports it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): unknown }
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/**
 * Returns an address of this origin in the form that workers and service workers require. The content security policy allows
 * exactly one Trusted Types policy for this. Throws for an address of another origin.
 */
export function trustedAddress(address: string): unknown {
  const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
  if (trustedTypes === undefined) return sameOrigin(address)
  policy ??= trustedTypes.createPolicy('app', { createScriptURL: sameOrigin })
  return policy.createScriptURL(address)
}

function sameOrigin(address: string): string {
  const url = new URL(address, location.href)
  if (url.origin !== location.origin)
    throw new Error(`A worker of another origin is refused: ${url.origin}`)
  return url.href
}
