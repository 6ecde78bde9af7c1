import type { ReactNode } from 'react';
import { classNames } from '../../format';
import { ScreenHeader } from '../layout/screen-header';
import styles from '../skeleton.module.css';
import { Stack } from '../layout/stack';
import { CardSurface } from '../layout/section';
import { SkeletonNode } from '../antd';

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

interface SkeletonFrameProps {
  readonly label: string;
  readonly children: ReactNode;
}

const SkeletonFrame = ({ label, children }: SkeletonFrameProps) => (
  <div role="status" aria-label={label} aria-busy="true" className={styles.frame}>
    <div aria-hidden="true" className={styles.content}>
      {children}
    </div>
  </div>
);

interface CountProps {
  readonly count?: number;
}

/** A skeleton of KPI cards. */
export const KpiRowSkeleton = ({
  count = 4,
  isSlim = false,
}: CountProps & { readonly isSlim?: boolean }) => (
  <SkeletonFrame label="Loading KPIs">
    <div className={styles.kpis} data-slim={isSlim || undefined}>
      {times(count).map((index) => (
        <SkeletonBlock key={index} height="100%" />
      ))}
    </div>
  </SkeletonFrame>
);

/** A skeleton of cards. */
export const CardGridSkeleton = ({ count = 6 }: CountProps) => (
  <SkeletonFrame label="Loading">
    <div className={styles.cards}>
      {times(count).map((index) => (
        <CardSurface key={index} className={styles.card}>
          <SkeletonBlock width="60%" height={18} />
          <SkeletonBlock width="35%" />
          <SkeletonBlock height={64} />
          <SkeletonBlock width="80%" />
        </CardSurface>
      ))}
    </div>
  </SkeletonFrame>
);

export interface ScreenSkeletonProps {
  readonly heading?:
    | { readonly title: string; readonly lead: string; readonly isDated?: boolean | undefined }
    | undefined;
}

/** A skeleton of a whole screen: heading, KPI cards and record cards. */
export const ScreenSkeleton = ({ heading }: ScreenSkeletonProps) => (
  <Stack>
    {heading ? (
      <ScreenHeader title={heading.title} description={heading.lead} isDated={heading.isDated} />
    ) : (
      <div aria-hidden="true" className={classNames(styles.heading, styles.content)}>
        <SkeletonBlock width="min(240px, 60%)" height={28} />
        <SkeletonBlock width="min(460px, 90%)" height={18} />
      </div>
    )}
    <KpiRowSkeleton isSlim />
    <CardGridSkeleton />
  </Stack>
);

/** A skeleton of a table. */
export function TableSkeleton({ count = 8 }: CountProps) {
  return (
    <SkeletonFrame label="Loading rows">
      <CardSurface className={styles.rows}>
        {times(count).map((index) => (
          <div key={index} className={styles.row}>
            <SkeletonBlock width={`${60 + ((index * 7) % 30)}%`} />
            <SkeletonBlock width="70%" />
            <SkeletonBlock width="50%" />
            <SkeletonBlock width="40%" />
          </div>
        ))}
      </CardSurface>
    </SkeletonFrame>
  );
}

/**
 * A skeleton of a record’s details.
 *
 * @example
 * <DataView query={useRecord('contracts', openId)} skeleton={<DetailSkeleton />}>
 *   {(found) => found?.title}
 * </DataView>
 */
export function DetailSkeleton() {
  return (
    <SkeletonFrame label="Loading details">
      <div className={styles.detail}>
        <SkeletonBlock width="50%" height={24} />
        <SkeletonBlock width="30%" />
        <SkeletonBlock height={96} />
        <SkeletonBlock height={160} />
      </div>
    </SkeletonFrame>
  );
}

export interface SkeletonBlockProps {
  readonly width?: number | string;
  readonly height?: number | string;
}

const parts = { content: styles.block };

/** A grey block with the size of the expected content. */
export const SkeletonBlock = ({ width = '100%', height = 14 }: SkeletonBlockProps) => (
  <SkeletonNode
    classNames={parts}
    styles={{
      root: { display: 'block', inlineSize: width },
      content: { display: 'block', inlineSize: '100%', blockSize: height },
    }}
  />
);
