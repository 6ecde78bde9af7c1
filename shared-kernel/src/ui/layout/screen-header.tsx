import { useLayoutEffect, type ReactNode } from 'react';
import { classNames } from '../../format';
import { focusElement, tabPanelSelector } from '../keyboard/focus-region';
import { useFocusReplacement } from '../keyboard/use-focus-replacement';
import styles from './screen-header.module.css';

export interface ScreenHeaderProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  readonly meta?: ReactNode;
  /** Whether information next to the title, such as the date, loads later. If so, its space is reserved. */
  readonly isDated?: boolean | undefined;
  /** Heading level. Use 2 inside the dashboard, whose page title is the first-level heading. */
  readonly level?: 1 | 2;
}

/** The header of a screen: title, description and actions. */
export function ScreenHeader({
  title,
  description,
  actions,
  meta,
  isDated = false,
  level = 2,
}: ScreenHeaderProps) {
  const Heading = `h${level}` as const;
  // If the skeleton’s heading had the focus, moves the focus to this heading.
  const heading = useFocusReplacement<HTMLHeadingElement>();
  useLayoutEffect(() => {
    const { current } = heading;
    const panel = current?.closest(tabPanelSelector);
    if (current && panel && panel === document.activeElement) focusElement(current);
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
