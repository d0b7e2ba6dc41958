/** Opens a published result in a tool that takes no values from its address: the inputs are handed over in this tab. */
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-text]')
  if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  void open(link)
})

async function open({ href, dataset }: HTMLAnchorElement): Promise<void> {
  const { text = '', fields, textField } = dataset
  const { storeHandOver } = await import('./hand-over.ts')
  const { fragment } = await storeHandOver({
    content: text,
    ...(fields !== undefined && { fields: JSON.parse(fields) as Record<string, string> }),
    ...(textField !== undefined && { textField }),
  })
  location.href = href + fragment
}
