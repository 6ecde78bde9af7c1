import type { ReactNode } from 'react';
import { Empty } from '../antd';
import styles from './empty-state.module.css';
import { RecordText } from '../text/record-text';

export interface EmptyStateProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly action?: ReactNode;
  readonly illustration?: IllustrationName;
}

/** An empty state that shows its reason and an action. */
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

export const illustrationNames = ['records', 'search', 'inbox', 'chart', 'done', 'people'] as const;

export type IllustrationName = (typeof illustrationNames)[number];

const drawings: Record<IllustrationName, ReactNode> = {
  records: (
    <>
      <path d="M34 18h44l16 16v48H34z" />
      <path d="M78 18v16h16M46 48h36M46 60h36M46 72h20" />
      <path className={styles.accent} d="M24 28v64h56" />
    </>
  ),
  search: (
    <>
      <circle cx="56" cy="46" r="26" />
      <path d="m75 65 20 22" />
      <path className={styles.accent} d="M44 46h24M44 38h14" />
    </>
  ),
  inbox: (
    <>
      <path d="M22 58 36 26h48l14 32v28H22z" />
      <path d="M22 58h24c0 8 6 14 14 14s14-6 14-14h24" />
      <path className={styles.accent} d="M60 14v26m-9-9 9 9 9-9" />
    </>
  ),
  chart: (
    <>
      <path d="M24 18v66h74" />
      <path d="M38 84V60h12v24m8 0V46h12v38m8 0V66h12v18" />
      <path className={styles.accent} d="m36 44 20-14 16 8 22-18" />
    </>
  ),
  done: (
    <>
      <circle cx="60" cy="52" r="34" />
      <path className={styles.accent} d="m45 53 10 10 20-22" />
      <path d="M16 84h12m64 0h12" />
    </>
  ),
  people: (
    <>
      <circle cx="48" cy="38" r="14" />
      <path d="M22 86c0-16 12-26 26-26s26 10 26 26" />
      <path className={styles.accent} d="M74 28a12 12 0 0 1 0 22m8 12c10 4 16 12 16 24" />
    </>
  ),
};

/** A decorative illustration for an empty state. */
export function Illustration({ name }: { readonly name: IllustrationName }) {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 120 104"
      width="120"
      height="104"
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  );
}
