import type { ReactNode } from 'react';
import { DataView, type DataViewQuery, DetailSkeleton } from '../ui';
import { RecordNotFound, type RecordNotFoundProps } from './record-not-found';

export interface RecordViewProps<T> extends RecordNotFoundProps {
  /** The record, or `null` where there is none. */
  readonly query: DataViewQuery<T | null>;
  readonly children: (record: T) => ReactNode;
}

/**
 * The four states of one record that the address names.
 *
 * @example
 * <RecordView
 *   query={useRecord('contracts', openId)}
 *   noun="Contract"
 *   id={openId}
 *   backLabel="Back to contracts"
 *   onLeave={onClose}
 * >
 *   {(found) => <RecordText>{found.title}</RecordText>}
 * </RecordView>
 */
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
