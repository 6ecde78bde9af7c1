import { useState } from 'react';
import { chartSpec, type ChartDrawing, type ChartSpec } from './chart-spec';

const signatureOf = ({ formatValue, formatExact, ...rest }: ChartDrawing) =>
  JSON.stringify([rest, rest.data.map(({ value }) => [formatValue(value), formatExact(value)])]);

/** The spec of a drawing, the same object until something that can be seen changes. */
export function useChartSpec(drawing: ChartDrawing): ChartSpec {
  const signature = signatureOf(drawing);
  const [kept, setKept] = useState(() => ({ signature, spec: chartSpec(drawing) }));
  if (kept.signature === signature) return kept.spec;
  const spec = chartSpec(drawing);
  setKept({ signature, spec });
  return spec;
}
