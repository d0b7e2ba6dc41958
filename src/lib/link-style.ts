/** Links a style sheet to the page, once. Resolves when it is there, and rejects when it cannot be had. */
export function linkStyle(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (document.querySelector(`link[href="${address}"]`)) return resolve()
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`${address} has not loaded.`))
    }
    document.head.append(link)
  })
}
