import { useId, type ReactNode } from 'react';
import { classNames } from '../../format';
import { RecordText } from '../text/record-text';
import styles from './section.module.css';
import { Card } from '../antd';

export interface SectionProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  readonly level?: 2 | 3 | 4;
  readonly look?: 'card' | 'plain';
  readonly id?: string;
}

/** A titled section of a screen; its heading is its accessible name. */
export function Section({
  title,
  description,
  actions,
  children,
  level = 3,
  look = 'card',
  id,
}: SectionProps) {
  const titleId = useId();
  const Heading = `h${level}` as const;
  const head = (
    <header className={styles.header}>
      <div className={styles.words}>
        <Heading id={titleId} className={styles.title}>
          <RecordText whole>{title}</RecordText>
        </Heading>
        {description !== undefined && (
          <p className={styles.description}>
            <RecordText whole>{description}</RecordText>
          </p>
        )}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  );
  if (look === 'plain')
    return (
      <section id={id} aria-labelledby={titleId} className={classNames(styles.parts, styles.plain)}>
        {head}
        {children}
      </section>
    );
  return (
    <section id={id} aria-labelledby={titleId} className={styles.card}>
      <CardSurface className={styles.parts}>
        {head}
        {children}
      </CardSurface>
    </section>
  );
}

interface SurfaceProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A card that fills the available height and lays out its children in a column. */
export const CardSurface = ({ children, className }: SurfaceProps) => (
  <Card className={styles.surface} classNames={{ body: classNames(styles.body, className) }}>
    {children}
  </Card>
);
