import type { ReactNode } from 'react';
import { Empty } from '../antd';
import styles from './empty-state.module.css';
import { Illustration, type IllustrationName } from './illustration';
import { RecordText } from '../data/record-text';

export interface EmptyStateProps {
  readonly title: string;
  /** Why there is nothing here. */
  readonly description?: ReactNode;
  /** The one thing to do about it. */
  readonly action?: ReactNode;
  readonly illustration?: IllustrationName;
}

/**
 * A place with nothing in it: why, and what to do.
 *
 * @example
 * <EmptyState title="No contracts" description="Draft one to begin." action={<Button>New contract</Button>} />
 */
export function EmptyState({
  title,
  description,
  action,
  illustration = 'records',
}: EmptyStateProps) {
  return (
    <Empty
      className={styles.empty}
      image={<Illustration name={illustration} />}
      description={
        <>
          <p className={styles.title}>{title}</p>
          {description !== undefined && (
            <p className={styles.description}>
              <RecordText>{description}</RecordText>
            </p>
          )}
        </>
      }
    >
      {action}
    </Empty>
  );
}
