import { dayOf } from 'shared-kernel/format';
import { useEvidencePack } from 'shared-kernel/records';
import { CommandButton } from 'shared-kernel/ui';
import { useWorkspaceClock } from 'shared-kernel/workspace';
import type { AuditLogView } from '../use-audit-log';

export function PeriodPackButton({ log: { entries, filters } }: { readonly log: AuditLogView }) {
  const { from, to } = filters.filter;
  const now = useWorkspaceClock();
  const oldest = entries.reduce((first, { at }) => (at < first ? at : first), now);
  const [begin = '', end = ''] = [from ?? dayOf(oldest), to ?? dayOf(now)].toSorted();
  const pack = useEvidencePack({ kind: 'period', from: begin, to: end });
  return pack && <CommandButton {...pack} type="primary" />;
}
