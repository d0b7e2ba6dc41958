import { badge, format, input } from './json-formatter-page.ts'
import { expect, test } from './site.ts'
import { openTool } from './visitor.ts'

// Without the policy of the page, which forbids frames: as a script would do it that has got around the policy.
test.use({ bypassCSP: true })

for (const [kind, address] of [
  ['script', /\/_astro\/[^/]+\.js$/],
  ['style', /\/_astro\/[^/]+\.css$/],
  ['font', /\/_astro\/fonts\/[^/]+\.woff2$/],
  ['worker', /\/_astro\/workers\/[^/]+\.js$/],
] as const)
  test(`a ${kind} of a page is loaded, and never displayed as a document`, async ({ page }) => {
    const asked: string[] = []
    page.on('response', (response) => asked.push(response.url()))
    page.on('worker', (worker) => asked.push(worker.url()))
    await openTool(page, 'json-formatter')
    await input(page).fill('[1,2]')
    await format(page)
    await expect(badge(page)).toHaveText('Valid')
    const find = () => asked.find((url) => address.test(url))
    await expect.poll(find).toBeDefined()
    const url = find() ?? ''
    expect(await page.evaluate(findDocuments, url)).toEqual([])
    const download = page.waitForEvent('download')
    await page.evaluate((part) => location.assign(part), url)
    expect((await download).url()).toBe(url)
    expect(page.url()).toContain('/tools/json-formatter')
  })

test.describe('where a file may be displayed', () => {
  test.use({ allowed: [/frame-ancestors/] })

  test('the search for documents finds it', async ({ page }) => {
    await page.goto('/about')
    expect(await page.evaluate(findDocuments, '/robots.txt')).toContain('window')
  })
})

/** Opens an address in every way that could display it, and returns the ways that led to a document of it. */
async function findDocuments(address: string): Promise<string[]> {
  const opened = window.open(address)
  const frames = (['iframe', 'object', 'embed'] as const).map((tag) => {
    const frame = document.createElement(tag)
    frame.setAttribute(tag === 'object' ? 'data' : 'src', address)
    document.body.append(frame)
    return frame
  })
  await new Promise((wake) => setTimeout(wake, 1_500))
  const isThere = (find: () => string | undefined) => {
    try {
      return !['about:blank', undefined].includes(find())
    } catch {
      // A document of another origin.
      return true
    }
  }
  return [
    ...(isThere(() => (opened?.closed ? undefined : opened?.location.href)) ? ['window'] : []),
    ...frames
      .filter((frame) =>
        isThere(() => ('contentDocument' in frame ? frame.contentDocument?.URL : undefined)),
      )
      .map(({ localName }) => localName),
  ]
}
