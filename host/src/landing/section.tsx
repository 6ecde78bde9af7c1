import { useId, type ReactNode } from 'react';
import { classNames } from 'shared-kernel/format';
import page from '../brand/page.module.css';
import styles from './section.module.css';

interface SectionProps {
  readonly id?: string;
  readonly title: string;
  readonly lead: string;
  readonly isRaised?: boolean;
  readonly children: ReactNode;
}

export function Section({ id, title, lead, isRaised = false, children }: SectionProps) {
  const headingId = useId();

  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classNames(styles.section, isRaised && styles.raised)}
    >
      <div className={page.width}>
        <h2 id={headingId} className={styles.heading}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </section>
  );
}
