import { calculatorSlugs } from '../calculators.ts'
import { toolSlugs } from '../site-map.ts'
import { expectedCalculator } from './expected-calculator.ts'
import { tryCalculator } from './try-calculator.ts'
import { sharedTest as test } from './site.ts'

// The views of the tools are thorough/every-calculator-view.spec.ts.
const slugs = calculatorSlugs.filter((slug) => toolSlugs.includes(slug))
for (const calculator of await Promise.all(slugs.map(expectedCalculator)))
  test(`${calculator.slug} shows its fields, chart and report, and recovers from nonsense`, ({
    page,
  }) => tryCalculator(page, calculator))
