import { Calculator } from '../../../calculator/Calculator.tsx'
import { offerCheck } from './definition.ts'
import { PrintedRate } from './PrintedRate.tsx'

export default function OfferCheck() {
  return (
    <Calculator definition={offerCheck}>
      {(result, { printedRatePercent: printed }) =>
        result.kind === 'loan' &&
        Number.isFinite(result.apr) &&
        printed > 0 && <PrintedRate printed={printed} result={result} />
      }
    </Calculator>
  )
}
