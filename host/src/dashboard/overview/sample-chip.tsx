import { formatDate } from 'shared-kernel/format';
import { StatusTag } from 'shared-kernel/ui';
import { useWorkspaceClock } from 'shared-kernel/workspace';

/** Says of what day the figures are, so that the sample is not read as live. */
export function SampleChip() {
  const now = useWorkspaceClock();
  return (
    <StatusTag
      size="small"
      view={{ label: `Sample data, as of ${formatDate(now)}`, tone: 'neutral', icon: 'info' }}
    />
  );
}
