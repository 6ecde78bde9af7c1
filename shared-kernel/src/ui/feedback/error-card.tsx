import { useContext, useId, type ReactNode, createContext } from 'react';
import { retryPendingRequests } from '../../loading/retry';
import { Alert, Button } from '../antd';
import styles from './error-card.module.css';
import { getErrorMessage } from './error-message';
import { Icon } from '../icon/icon';

export interface ErrorCardProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly title?: string;
  readonly actions?: ReactNode;
}

/**
 * Shows an error and the button Try Again, which calls `onRetry` and repeats requests that are still pending. Screen
 * readers announce the error (E3).
 */
export function ErrorCard({
  error,
  onRetry,
  title = 'Something went wrong',
  actions,
}: ErrorCardProps) {
  const titleId = useId();
  const report = useContext(ErrorDetailsContext);
  const retry = () => {
    retryPendingRequests();
    onRetry();
  };
  return (
    <Alert
      aria-labelledby={titleId}
      type="error"
      showIcon
      icon={<Icon name="warning" />}
      className={styles.card}
      title={
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
      }
      description={
        <>
          <p>{getErrorMessage(error)}</p>
          <div className={styles.actions}>
            <Button type="primary" onClick={retry}>
              Try Again
            </Button>
            {report?.(error)}
            {actions}
          </div>
        </>
      }
    />
  );
}

/** A function, provided by the shell, that renders additional details in error cards. */
export const ErrorDetailsContext = createContext<((error: unknown) => ReactNode) | undefined>(
  undefined,
);
