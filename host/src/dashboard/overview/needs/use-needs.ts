import { useMemo } from 'react';
import type { FigureRecords } from 'shared-kernel/domain/overview';
import { duties, useMayDo } from 'shared-kernel/workspace';
import { needsYou } from '../needs';

interface NeedsBasis {
  readonly records: FigureRecords;
  readonly now: string;
}

/** What waits for this portal; one without a duty only reads, and is shown open cases. */
export function useNeeds({ records, now }: NeedsBasis) {
  const may = useMayDo();
  const needs = useMemo(() => needsYou({ records, may, now }), [records, may, now]);
  return { needs, isReader: !duties.some((duty) => may(duty)) };
}
