import { Calculator } from '@/islands/calculator/frame/Calculator.tsx'
import { taxCalculator } from './definition.ts'
import { RegimeComparison } from './RegimeComparison.tsx'
import { TaxRules } from './TaxRules.tsx'
import { YearSwitch } from './YearSwitch.tsx'

export default function TaxCalculator() {
  return (
    <Calculator
      definition={taxCalculator}
      answerAction={(input, change) => (
        <YearSwitch input={input} onYear={(id) => change('taxYear', id)} />
      )}
      details={(_, input) => <RegimeComparison input={input} />}
    >
      {(_, input, change) => <TaxRules input={input} onYear={(id) => change('taxYear', id)} />}
    </Calculator>
  )
}
