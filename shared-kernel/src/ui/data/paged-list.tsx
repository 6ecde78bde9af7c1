import { useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
import { formatNumber } from '../../format';
import { Icon } from '../icon/icon';
import { CommandButton } from '../input/command-button';
import styles from './paged-list.module.css';

/** More rows than this are shown in parts: no browser draws an element of a hundred thousand cards. */
export const maxOnPage = 10_000;

/** The rows of a list that are shown at a time, and where in the whole they stand. */
export interface ListPage<T> {
  readonly items: readonly T[];
  readonly first: number;
  readonly total: number;
}

interface PagedListProps<T> {
  readonly label: string;
  readonly items: readonly T[];
  readonly children: (part: ListPage<T>) => ReactNode;
}

interface PageStepsProps {
  readonly label: string;
  readonly ref?: Ref<HTMLElement> | undefined;
  readonly range: string;
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
}

const PageSteps = ({ label, ref, range, previous, next }: PageStepsProps) => (
  <nav ref={ref} tabIndex={-1} aria-label={label} className={styles.steps}>
    <span>{range}</span>
    <span className={styles.buttons}>
      <CommandButton
        icon={<Icon name="chevron-left" />}
        refusal={previous ? undefined : 'This is the first page.'}
        onPress={() => previous?.()}
      >
        Previous
      </CommandButton>
      <CommandButton
        icon={<Icon name="chevron-right" />}
        iconPlacement="end"
        refusal={next ? undefined : 'This is the last page.'}
        onPress={() => next?.()}
      >
        Next
      </CommandButton>
    </span>
  </nav>
);

/** A list as it is or, when it is very long, ten thousand rows of it at a time. */
export function PagedList<T>({ label, items, children }: PagedListProps<T>) {
  const top = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState(0);
  const total = items.length;
  const parts = Math.ceil(total / maxOnPage);
  const isThere = chosen === 0 || chosen < parts;
  // A part that no longer exists is forgotten: it does not come back with a longer list.
  if (!isThere) setChosen(0);
  const part = isThere ? chosen : 0;
  const first = part * maxOnPage;
  const shown = useMemo(
    () => (parts > 1 ? items.slice(first, first + maxOnPage) : items),
    [parts, items, first],
  );

  const show = (next: number) => () => {
    setChosen(next);
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  };
  const steps = (where: 'above' | 'below') =>
    parts > 1 && (
      <PageSteps
        ref={where === 'above' ? top : undefined}
        label={`Pages of ${label}, ${where}`}
        range={`${formatNumber(first + 1)} to ${formatNumber(first + shown.length)} of ${formatNumber(total)}`}
        previous={part > 0 ? show(part - 1) : undefined}
        next={part < parts - 1 ? show(part + 1) : undefined}
      />
    );

  return (
    <>
      {steps('above')}
      {children({ items: shown, first, total })}
      {steps('below')}
    </>
  );
}
