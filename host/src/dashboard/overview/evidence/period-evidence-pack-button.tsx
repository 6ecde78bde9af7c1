import { toLocalDate } from 'shared-kernel/format';
import { useEvidencePack } from 'shared-kernel/records';
import { CommandButton } from 'shared-kernel/ui';
import { useWorkspaceClock } from 'shared-kernel/workspace';
import type { AuditLogState } from '../use-audit-log';

export function PeriodEvidencePackButton({
  log: { entries, filters },
}: {
  readonly log: AuditLogState;
}) {
  const { from, to } = filters.filter;
  const now = useWorkspaceClock();
  const oldest = entries.reduce((first, { at }) => (at < first ? at : first), now);
  const [begin = '', end = ''] = [from ?? toLocalDate(oldest), to ?? toLocalDate(now)].toSorted();
  const pack = useEvidencePack({ kind: 'period', from: begin, to: end });
  return pack && <CommandButton {...pack} type="primary" />;
}
