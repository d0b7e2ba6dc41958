const links = new Map<string, Promise<HTMLLinkElement>>()

/** Links a style sheet to the page, once. Resolves when it has loaded, and rejects if it cannot be loaded. */
export async function linkStyle(address: string): Promise<void> {
  const link = await fetchStyle(address)
  link.media = 'all'
}

/** Fetches a style sheet before its use. It does not apply to the page until it is linked. */
export function fetchStyle(address: string): Promise<HTMLLinkElement> {
  const fetched =
    links.get(address) ??
    new Promise((resolve, reject) => {
      const link = document.createElement('link')
      Object.assign(link, { rel: 'stylesheet', href: address, media: 'not all' })
      link.onload = () => resolve(link)
      link.onerror = () => {
        link.remove()
        links.delete(address)
        reject(new Error(`${address} has not loaded.`))
      }
      document.head.append(link)
    })
  links.set(address, fetched)
  return fetched
}
