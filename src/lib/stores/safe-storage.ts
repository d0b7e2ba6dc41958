import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent'

/**
 * Local storage that never throws. If storage is blocked or full, reading finds nothing and writing does nothing, and the store
 * keeps its value until the visitor leaves the page.
 */
const safeStorage = new Proxy<Record<string, string>>(
  {},
  {
    has: (_, key) => attempt(() => localStorage.getItem(String(key)) !== null) ?? false,
    get: (_, key) => attempt(() => localStorage.getItem(String(key))) ?? undefined,
    set: (_, key, value: string) => {
      attempt(() => localStorage.setItem(String(key), value))
      return true
    },
    deleteProperty: (_, key) => {
      attempt(() => localStorage.removeItem(String(key)))
      return true
    },
  },
)

function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

if (typeof window !== 'undefined') setPersistentEngine(safeStorage, windowPersistentEvents)
