import { useLayoutEffect, type ReactNode } from 'react';
import { classNames } from '../../format';
import { focusAt, panelOfTab } from '../keyboard/focus-place';
import { useFocusHandover } from '../keyboard/use-focus-handover';
import styles from './screen-header.module.css';

export interface ScreenHeaderProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  /** Small facts beside the title, such as a status tag or an as-of time. */
  readonly meta?: ReactNode;
  /** Whether those facts come after the title: their line, on a phone one of its own, is kept for them. */
  readonly isDated?: boolean | undefined;
  /** Heading level; 2 inside the dashboard, whose frame has the first. */
  readonly level?: 1 | 2;
}

/**
 * The head of a screen: what it is, what it is for, what one can do.
 *
 * @example
 * <ScreenHeader title="Contracts" description="From draft to notarization." actions={<Button>New contract</Button>} />
 */
export function ScreenHeader({
  title,
  description,
  actions,
  meta,
  isDated = false,
  level = 2,
}: ScreenHeaderProps) {
  const Heading = `h${level}` as const;
  // A skeleton's heading is replaced by the screen's.
  const heading = useFocusHandover<HTMLHeadingElement>();
  useLayoutEffect(() => {
    const { current } = heading;
    const panel = current?.closest(panelOfTab);
    if (current && panel && panel === document.activeElement) focusAt(current);
  }, [heading]);
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <div className={styles.line}>
          <Heading ref={heading} className={styles.title}>
            {title}
          </Heading>
          {(meta !== undefined || isDated) && (
            <div className={classNames(styles.meta, isDated && styles.kept)}>{meta}</div>
          )}
        </div>
        {description !== undefined && <p className={styles.description}>{description}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
