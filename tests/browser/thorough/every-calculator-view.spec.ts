import { calculatorSlugs } from '../../calculators.ts'
import { viewSlugs } from '../../site-map.ts'
import { tryCalculators } from '../try-calculator.ts'

await tryCalculators(calculatorSlugs.filter((slug) => viewSlugs.includes(slug)))
