import type { ReactNode } from 'react';
import { ErrorCard } from '../feedback/error-card';

/**
 * The part of a query result that `DataView` needs. Every TanStack query result has these fields.
 *
 * @example
 * const query: DataViewQuery<readonly Client[]> = useCollection('clients');
 */
export interface DataViewQuery<T> {
  readonly status: 'pending' | 'error' | 'success';
  readonly data: T | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

export interface DataViewProps<T> {
  readonly query: DataViewQuery<T>;
  readonly isWaiting?: boolean;
  readonly skeleton: ReactNode;
  readonly children: (data: T) => ReactNode;
  readonly isEmpty?: (data: T) => boolean;
  readonly empty?: ReactNode;
}

const isEmptyList = (data: unknown) => Array.isArray(data) && data.length === 0;

/** The four states of a view, in order of precedence: loading, error, empty, data. */
export function DataView<T>({
  query,
  isWaiting = false,
  skeleton,
  children,
  isEmpty = isEmptyList,
  empty,
}: DataViewProps<T>) {
  if (query.status === 'pending' || isWaiting) return skeleton;
  if (query.status === 'error' || query.data === undefined)
    return <ErrorCard error={query.error} onRetry={() => void query.refetch()} />;
  if (empty !== undefined && isEmpty(query.data)) return empty;
  return children(query.data);
}
