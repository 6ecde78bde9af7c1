import { type ReactNode, useState } from 'react';
import { DataView, type DataViewQuery, DetailSkeleton, Button, RecordText } from '../ui';
import { truncateText } from '../format';
import { Result } from '../ui/antd';
import { Illustration } from '../ui/feedback/empty-state';
import styles from './record-not-found.module.css';

export interface RecordViewProps<T> extends RecordNotFoundProps {
  readonly query: DataViewQuery<T | null>;
  readonly children: (record: T) => ReactNode;
}

/** Shows the result of a record query in one of four states: loading, error, not found or loaded. */
export const RecordView = <T,>({ query, children, ...notFound }: RecordViewProps<T>) => (
  <DataView
    query={query}
    skeleton={<DetailSkeleton />}
    isEmpty={(record) => record === null}
    empty={<RecordNotFound {...notFound} />}
  >
    {(record) => record !== null && children(record)}
  </DataView>
);

export interface RecordNotFoundProps {
  readonly noun: string;
  readonly id: string;
  readonly onLeave: () => void;
  readonly backLabel: string;
}

/** A message that the record in the URL is not in this workspace. */
export const RecordNotFound = ({ noun, id, backLabel, onLeave }: RecordNotFoundProps) => (
  <Result
    icon={<Illustration name="search" />}
    classNames={{ title: styles.title, subTitle: styles.words }}
    title={`${noun} not found`}
    subTitle={
      <RecordText>
        {`There is no ${noun.toLowerCase()} ${truncateText(id, 80)}. The record may have been removed or belong to another browser.`}
      </RecordText>
    }
    extra={
      <Button type="primary" onClick={onLeave}>
        {backLabel}
      </Button>
    }
  />
);

/**
 * Returns the id of the open record. After closing, returns the id of the last open record, because a closing drawer
 * still shows it. Returns `undefined` if no record was opened.
 *
 * @example
 * const shownId = useLastOpenId(openId);
 */
export function useLastOpenId(openId: string): string | undefined {
  const [last, setLast] = useState(openId);
  if (openId !== '' && openId !== last) setLast(openId);
  return last === '' ? undefined : last;
}
