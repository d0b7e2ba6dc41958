const links = new Map<string, Promise<HTMLLinkElement>>()

/** Links a style sheet to the page, once. Resolves when it is there, and rejects when it cannot be had. */
export async function linkStyle(address: string): Promise<void> {
  const link = await fetchStyle(address)
  link.media = 'all'
}

/** Fetches a style sheet ahead of its use: until it is linked it styles nothing, and the page is not laid out anew. Rejects as above. */
export function fetchStyle(address: string): Promise<HTMLLinkElement> {
  let link = links.get(address)
  if (link === undefined) {
    link = fetched(address)
    links.set(address, link)
    link.catch(() => links.delete(address))
  }
  return link
}

function fetched(address: string): Promise<HTMLLinkElement> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.media = 'not all'
    link.onload = () => resolve(link)
    link.onerror = () => {
      link.remove()
      reject(new Error(`${address} has not loaded.`))
    }
    document.head.append(link)
  })
}
