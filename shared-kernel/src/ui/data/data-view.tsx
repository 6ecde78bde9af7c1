import type { ReactNode } from 'react';
import { ErrorCard } from '../feedback/error-card';

/**
 * What a view asks of a query; every TanStack query result is one.
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
  /** Whether something else has to be known first. */
  readonly isAwaited?: boolean;
  readonly skeleton: ReactNode;
  readonly children: (data: T) => ReactNode;
  /** An empty list is empty when left out. */
  readonly isEmpty?: (data: T) => boolean;
  readonly empty?: ReactNode;
}

const isEmptyList = (data: unknown) => Array.isArray(data) && data.length === 0;

/**
 * The four states of a view, always asked in this order: loading, error, empty, data.
 *
 * @example
 * <DataView query={useCollection('clients')} skeleton={<TableSkeleton />}>
 *   {(found) => `${found.length} clients`}
 * </DataView>
 */
export function DataView<T>({
  query,
  isAwaited = false,
  skeleton,
  children,
  isEmpty = isEmptyList,
  empty,
}: DataViewProps<T>) {
  if (query.status === 'pending' || isAwaited) return skeleton;
  if (query.status === 'error' || query.data === undefined)
    return <ErrorCard error={query.error} onRetry={() => void query.refetch()} />;
  if (empty !== undefined && isEmpty(query.data)) return empty;
  return children(query.data);
}
