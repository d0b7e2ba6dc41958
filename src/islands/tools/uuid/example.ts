/** What an empty page shows of the example of RFC 9562, appendix A.6. */
export const EXAMPLE = {
  text: '017F22E2-79B0-7CC3-98C4-DC0C0C07398F',
  shown: {
    output: `UUID version 7: Unix time first, then random bits or a counter
Variant: RFC 9562 (binary 10)
IST: Wednesday 23 February 2022, 00:52:22 (+05:30)
UTC: Tuesday 22 February 2022, 19:22:22 (+00:00)`,
    label: 'Example: what 017F22E2-79B0-7CC3-98C4-DC0C0C07398F says.',
  },
}
