import { calculatorSlugs } from '../calculators.ts'
import { toolSlugs } from '../site-map.ts'
import { tryCalculators } from './try-calculator.ts'

// The views of the tools are thorough/every-calculator-view.spec.ts.
await tryCalculators(calculatorSlugs.filter((slug) => toolSlugs.includes(slug)))
