import { dayOf } from 'shared-kernel/format';
import { useEvidencePack } from 'shared-kernel/records';
import { CommandButton } from 'shared-kernel/ui';
import { useWorkspaceClock } from 'shared-kernel/workspace';
import type { AuditFilter } from '../filter-audit';

interface PeriodPackButtonProps {
  readonly filter: Pick<AuditFilter, 'from' | 'to'>;
}

export function PeriodPackButton({ filter: { from, to } }: PeriodPackButtonProps) {
  const today = dayOf(useWorkspaceClock());
  const first = from ?? today;
  const [begin = first, end = first] = [first, to ?? today].toSorted();
  const pack = useEvidencePack({ kind: 'period', from: begin, to: end });
  const refusal = from === undefined ? 'Filter the log by its first day.' : undefined;
  return pack && <CommandButton {...pack} refusal={refusal} />;
}
