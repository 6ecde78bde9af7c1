import { useMemo } from 'react';
import type { FigureRecords } from 'shared-kernel/domain/overview';
import { useCurrentPortal } from 'shared-kernel/shell';
import { duties, useMayDo, type CompanyScope } from 'shared-kernel/workspace';
import { needsYou } from '../needs';
import { ownRecords } from '../own-records';

interface NeedsBasis {
  readonly records: FigureRecords;
  readonly now: string;
  /** Whose records are looked at, as the lists do. */
  readonly lists: CompanyScope['lists'];
}

/** What waits for this portal; one without a duty only reads, and is shown open cases. */
export function useNeeds({ records, now, lists }: NeedsBasis) {
  const may = useMayDo();
  const portal = useCurrentPortal();
  const needs = useMemo(
    () => needsYou({ records: ownRecords(records, lists), may, now, portal }),
    [records, lists, may, now, portal],
  );
  return { needs, isReader: !duties.some((duty) => may(duty)) };
}
