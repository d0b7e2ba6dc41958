/** Opens the folds around the part that the address names, in browsers that do not open details themselves. */

if (location.hash) followLink()
addEventListener('hashchange', followLink)

function followLink(): void {
  const linked = document.getElementById(linkedId())
  const fold = linked?.closest('details')
  if (!fold || fold.open) return
  // Some browsers do not open the details of a linked question or group.
  for (
    let part: Element | null | undefined = fold;
    part;
    part = part.parentElement?.closest('details')
  )
    (part as HTMLDetailsElement).open = true
  linked?.scrollIntoView()
}

function linkedId(): string {
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    // An invalid escape, such as a lone "%".
    return ''
  }
}
