/** Listens on the window before any other part of the page hears an event. */
export function listen<Name extends string>(
  name: Name,
  handle: (event: Name extends keyof WindowEventMap ? WindowEventMap[Name] : Event) => void,
): void {
  addEventListener(name, handle as (event: Event) => void, true)
}
