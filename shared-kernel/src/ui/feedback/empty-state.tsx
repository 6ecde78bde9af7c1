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

/** SVG paths of each illustration: first the normal lines, then the lines in the accent colour. */
const drawings = {
  records: ['M34 18h44l16 16v48H34zM78 18v16h16M46 48h36M46 60h36M46 72h20', 'M24 28v64h56'],
  search: ['M30 46a26 26 0 1 0 52 0 26 26 0 1 0-52 0zM75 65l20 22', 'M44 46h24M44 38h14'],
  inbox: [
    'M22 58 36 26h48l14 32v28H22zM22 58h24c0 8 6 14 14 14s14-6 14-14h24',
    'M60 14v26m-9-9 9 9 9-9',
  ],
  chart: ['M24 18v66h74M38 84V60h12v24m8 0V46h12v38m8 0V66h12v18', 'm36 44 20-14 16 8 22-18'],
  done: ['M26 52a34 34 0 1 0 68 0 34 34 0 1 0-68 0zM16 84h12m64 0h12', 'm45 53 10 10 20-22'],
  people: [
    'M34 38a14 14 0 1 0 28 0 14 14 0 1 0-28 0zM22 86c0-16 12-26 26-26s26 10 26 26',
    'M74 28a12 12 0 0 1 0 22m8 12c10 4 16 12 16 24',
  ],
} as const;

export type IllustrationName = keyof typeof drawings;

/** A decorative illustration for an empty state. */
export function Illustration({ name }: { readonly name: IllustrationName }) {
  const [lines, accent] = drawings[name];
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 120 104"
      width="120"
      height="104"
      aria-hidden="true"
    >
      <path d={lines} />
      <path className={styles.accent} d={accent} />
    </svg>
  );
}
