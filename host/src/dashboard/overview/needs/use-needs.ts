import { useMemo } from 'react';
import type { FigureRecords } from 'shared-kernel/domain/overview';
import { useCurrentPortal } from 'shared-kernel/shell';
import { duties, useMayDo } from 'shared-kernel/workspace';
import { needsYou } from '../needs';

interface NeedsBasis {
  readonly records: FigureRecords;
  readonly now: string;
}

/** What waits for this portal; one without a duty only reads, and is shown open cases. */
export function useNeeds({ records, now }: NeedsBasis) {
  const may = useMayDo();
  const portal = useCurrentPortal();
  const needs = useMemo(() => needsYou({ records, may, now, portal }), [records, may, now, portal]);
  return { needs, isReader: !duties.some((duty) => may(duty)) };
}
