import { StatusTag } from 'shared-kernel/ui';
import { useSampleNote } from 'shared-kernel/workspace';

/** Says of what day the figures are, so that the sample is not read as business. */
export function SampleChip() {
  return (
    <StatusTag size="small" view={{ label: useSampleNote(), tone: 'neutral', icon: 'info' }} />
  );
}
