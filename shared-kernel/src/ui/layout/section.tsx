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
  /** Heading level; 3 under a screen's header. */
  readonly level?: 2 | 3 | 4;
  /** `card` has a border and a ground, `plain` a rule under its heading. */
  readonly look?: 'card' | 'plain';
  readonly id?: string;
}

/**
 * A titled part of a screen, named for assistive technology by its heading.
 *
 * @example
 * <Section title="Documents" actions={<Button>Add document</Button>}>
 *   <RecordText>{contract.title}</RecordText>
 * </Section>
 */
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
      <Surface className={styles.parts}>
        {head}
        {children}
      </Surface>
    </section>
  );
}

interface SurfaceProps {
  readonly children: ReactNode;
  /** For the element around the children. */
  readonly className?: string | undefined;
}

/** The ground of a card, as high as its place, with its parts one under the other. */
export const Surface = ({ children, className }: SurfaceProps) => (
  <Card className={styles.surface} classNames={{ body: classNames(styles.body, className) }}>
    {children}
  </Card>
);
