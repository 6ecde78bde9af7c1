import { Button, Icon } from 'shared-kernel/ui';
import { useQueuePlace } from './queue-place';

const choices = [
  { work: 'clients', label: 'Clients', icon: 'building' },
  { work: 'queue', label: 'Queue', icon: 'audit' },
] as const;

/** Whether the tab shows the clients' cases or the queue. */
export function QueueSwitch() {
  const { isQueue, show } = useQueuePlace();
  return (
    <div role="group" aria-label="Work">
      {choices.map(({ work, label, icon }) => {
        const isShown = isQueue === (work === 'queue');
        return (
          <Button
            key={work}
            type={isShown ? 'default' : 'text'}
            icon={<Icon name={icon} />}
            aria-pressed={isShown}
            onClick={() => show(work)}
          >
            {label}
          </Button>
        );
      })}
    </div>
  );
}
