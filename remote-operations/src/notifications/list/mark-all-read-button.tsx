import { CommandButton, Icon } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { markAllRead } from '../commands/mark-all-read';

interface MarkAllReadButtonProps {
  readonly unread: number;
}

/** Marks everything as read. The sample has no such thing, and shows none. */
export function MarkAllReadButton({ unread }: MarkAllReadButtonProps) {
  const { run, isPending, availability } = useCommand(markAllRead);
  if (availability.state === 'inert') return null;
  return (
    <CommandButton
      availability={availability}
      refusal={unread === 0 ? 'All notifications are read.' : undefined}
      loading={isPending}
      icon={<Icon name="check" />}
      onPress={() => void run({})}
    >
      Mark all as read
    </CommandButton>
  );
}
