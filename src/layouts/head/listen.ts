/** Adds a listener to the window that runs before any other listener of the page. */
export function listen<Name extends string>(
  name: Name,
  handle: (event: Name extends keyof WindowEventMap ? WindowEventMap[Name] : Event) => void,
): void {
  addEventListener(name, handle as (event: Event) => void, true)
}
