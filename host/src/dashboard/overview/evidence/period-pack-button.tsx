import { dayOf } from 'shared-kernel/format';
import { CommandButton, downloadFile, Icon } from 'shared-kernel/ui';
import { exportPack, useCommand, useWorkspaceClock } from 'shared-kernel/workspace';
import type { AuditFilter } from '../filter-audit';

interface PeriodPackButtonProps {
  readonly filter: Pick<AuditFilter, 'from' | 'to'>;
}

/** Hands out the entries of the days that the log is filtered by, with their records. */
export function PeriodPackButton({ filter: { from, to } }: PeriodPackButtonProps) {
  const { run, availability, isPending } = useCommand(exportPack);
  const now = useWorkspaceClock();
  if (availability.state === 'inert') return null;
  const handOut = async (first: string) => {
    const [begin = first, end = first] = [first, to ?? dayOf(now)].toSorted();
    const result = await run({ kind: 'period', from: begin, to: end });
    if (result.status !== 'done') return;
    downloadFile(result.output.fileName, 'application/zip', result.output.file);
  };
  return (
    <CommandButton
      icon={<Icon name="shield-check" />}
      availability={availability}
      refusal={from === undefined ? 'Filter the log by its first day.' : undefined}
      loading={isPending}
      onPress={() => from !== undefined && void handOut(from)}
    >
      Evidence pack
    </CommandButton>
  );
}
