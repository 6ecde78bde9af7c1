import { useId } from 'react';
import { Popover, StatusTag, VisuallyHidden } from 'shared-kernel/ui';
import styles from './dashboard-header.module.css';

const view = { label: 'Read-only', tone: 'neutral', icon: 'eye' } as const;

const tip = 'You can view, search and export.';

/** What the regulator may do, said once for all of its controls that are off. */
export function ReadOnlyPill() {
  const tipId = useId();
  return (
    <>
      <Popover trigger={['hover', 'focus']} placement="bottom" content={tip}>
        <button type="button" className={styles.reach} aria-describedby={tipId}>
          <StatusTag size="small" view={view} />
        </button>
      </Popover>
      <VisuallyHidden>
        <span id={tipId}>{tip}</span>
      </VisuallyHidden>
    </>
  );
}
