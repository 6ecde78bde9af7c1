import type { ReactNode } from 'react';
import styles from './screen-header.module.css';

export interface ScreenHeaderProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  /** Small facts beside the title, such as a status tag or an as-of time. */
  readonly meta?: ReactNode;
  /** Heading level; 2 inside the dashboard, whose frame has the first. */
  readonly level?: 1 | 2;
}

/** The head of a screen: what it is, what it is for, what one can do. */
export function ScreenHeader({ title, description, actions, meta, level = 2 }: ScreenHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <header className={styles['header']}>
      <div className={styles['words']}>
        <div className={styles['line']}>
          <Heading className={styles['title']}>{title}</Heading>
          {meta !== undefined && <div className={styles['meta']}>{meta}</div>}
        </div>
        {description !== undefined && <p className={styles['description']}>{description}</p>}
      </div>
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </header>
  );
}
