import { CommandButton, Icon } from 'shared-kernel/ui';
import { useAvailability, filterProcesses } from 'shared-kernel/workspace';

interface FilterToggleProps {
  /** How many filters are on. */
  readonly count: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Shows and hides the filters (PM1). */
export function FilterToggle({ count, isOpen, onToggle }: FilterToggleProps) {
  const availability = useAvailability(filterProcesses);
  const isInert = availability.state === 'inert';
  return (
    <CommandButton
      availability={availability}
      icon={<Icon name="filter" />}
      aria-expanded={isInert ? undefined : isOpen}
      onPress={onToggle}
    >
      {count > 0 && !isInert ? `Filter (${count})` : 'Filter'}
    </CommandButton>
  );
}
