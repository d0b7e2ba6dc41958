import { type Chain, numberChains, type Step, textChains } from '../chains.ts'

import { ENTER, type Visitor } from './driver.ts'

/** Ten of the ways from page to page (tests/chains.ts): of each kind of result one, and all of numbers. */
const TRAVELLED = [
  'decoded Base64 is formatted',
  'a decoded table becomes JSON',
  'a layer is hashed',
  'formatted JSON is compared',
  'the matches of a query are compared',
  'a hash goes to the page that verifies files',
  'the text of a QR code is decoded',
]

/** The ways as journeys. */
export const chainJourneys = Object.fromEntries(
  [...textChains.filter(({ name }) => TRAVELLED.includes(name)), ...numberChains].map(
    (chain) => [chain.name, (visitor: Visitor) => follow(visitor, chain)] as const,
  ),
)

async function follow(visitor: Visitor, chain: Chain): Promise<void> {
  // Another address than the last one, so that a fragment alone does not keep the page.
  await visitor.open('/about')
  await visitor.open(chain.from)
  for (const step of chain.steps) await go(visitor, step)
  for (const press of chain.leave) await go(visitor, { press })
  await visitor.see('location.pathname', chain.to)
  await visitor.see(...chain.arrives)
  await visitor.see('/take/.test(location.href)', false)
}

async function go(visitor: Visitor, step: Step): Promise<void> {
  if ('script' in step) {
    await visitor.evaluate(step.script)
    return
  }
  const [xpath] = Object.values(step) as [string]
  await visitor.wait(xpath)
  if ('await' in step) return
  if ('fill' in step) await visitor.fillAt(xpath, step.text)
  else if ('enter' in step) await visitor.typeAt(xpath, ENTER)
  else await visitor.click(xpath)
}
