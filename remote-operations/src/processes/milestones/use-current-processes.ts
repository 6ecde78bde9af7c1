import { useMemo } from 'react';
import type { Process } from 'shared-kernel/domain/process';
import { dayOf } from 'shared-kernel/format';
import { useSampleMoment } from 'shared-kernel/workspace';
import { processOn } from './milestone-status';

/** Stored processes with the status of each milestone at `now`, an ISO instant. */
export function useCurrentProcesses(stored: readonly Process[], now: string): readonly Process[] {
  const today = dayOf(now);
  const seeded = dayOf(useSampleMoment() ?? now);
  return useMemo(
    () => stored.map((process) => processOn(process, { today, seeded })),
    [stored, today, seeded],
  );
}
