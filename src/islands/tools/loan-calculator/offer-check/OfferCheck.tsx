import { Calculator } from '@/islands/calculator/frame/Calculator.tsx'
import { useLoaded } from '@/islands/ui/work/use-loaded.ts'
import { offerCheck } from './definition.ts'
import { loanOffer } from './loan-offer.ts'

const load = () => import('./OfferParts.tsx')

/** The loan offer check. What it says beyond the figures is loaded once they are there. */
export default function OfferCheck() {
  const parts = useLoaded(load)
  return (
    <Calculator
      definition={offerCheck}
      details={({ apr }, input) =>
        parts && Number.isFinite(apr) ? (
          <parts.OfferTables input={input} calculate={offerCheck.calculate} />
        ) : undefined
      }
    >
      {(result, { printedRatePercent: printed }) =>
        parts &&
        result.kind === 'loan' &&
        printed > 0 &&
        Number.isFinite(result.apr) && (
          <parts.PrintedRate printed={printed} result={result} costOf={loanOffer} />
        )
      }
    </Calculator>
  )
}
