import { calculatorSlugs } from '../../calculators.ts'
import { viewSlugs } from '../../site-map.ts'
import { expectedCalculator } from '../expected-calculator.ts'
import { tryCalculator } from '../try-calculator.ts'
import { sharedTest as test } from '../site.ts'

const slugs = calculatorSlugs.filter((slug) => viewSlugs.includes(slug))
for (const calculator of await Promise.all(slugs.map(expectedCalculator)))
  test(`${calculator.slug} shows its fields, chart and report, and recovers from nonsense`, ({
    page,
  }) => tryCalculator(page, calculator))
