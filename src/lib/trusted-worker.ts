/**
 * Starts a module worker from an address made by the bundler (`import url from './x.worker?worker&url'`).
 */
export function startWorker(address: string): Worker {
  return new Worker(trustedAddress(address) as string, { type: 'module' })
}

/** The subset of the Trusted Types interface that is used here; not every browser has it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): unknown }
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/**
 * An address of this origin in the form that workers and service workers demand. The content security policy allows
 * exactly one Trusted Types policy for this; it throws on the address of anybody else.
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
