const BOX = /<ad-box data-name="(\w+)">([^]*?)<\/ad-box>/g
const PLACE = /(<div class="contents" data-ad-place="(\w+)">)<\/div>/g

/**
 * Moves the advertisements of a tool's page from below its cards into the places that the tool keeps for them
 * (islands/ui/AdPlace.tsx). The others stay where they are.
 */
export function placeAds(html: string): string {
  // Where the details are a few sentences, they are shown below the inputs, and leave no row for a banner and a rail.
  const isBrief = html.includes('class="brief ')
  const places = [...html.matchAll(PLACE)].map(([, , name]) => name)
  const used = new Set(places.filter((name) => name === 'narrow' || !isBrief))
  const moved = new Map<string, string>()
  const rest = html.replace(BOX, (_, name: string, box: string) => {
    if (!used.has(name)) return box
    moved.set(name, box)
    return ''
  })
  return rest.replace(PLACE, (_, start: string, name: string) => {
    return `${start}${moved.get(name) ?? ''}</div>`
  })
}
