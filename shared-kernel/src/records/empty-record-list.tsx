import type { ReactNode } from 'react';
import { EmptyState } from '../ui';
import { useOwnCompany } from '../workspace';

export interface EmptyRecordListProps {
  /** The singular noun of the records, such as “contract”. */
  readonly noun: string;
  /** The content of the empty list in portals that show all companies. */
  readonly children: ReactNode;
}

/**
 * The empty state of a list. In a company’s portal, the message says that the company has no such record.
 *
 * @example
 * <EmptyRecordList noun="contract">
 *   <EmptyState title="No contracts yet" description="Create the first one." />
 * </EmptyRecordList>
 */
export function EmptyRecordList({ noun, children }: EmptyRecordListProps) {
  const company = useOwnCompany();
  if (company === undefined) return children;
  return <EmptyState title={`No ${noun} yet`} description={`${company} has no ${noun} yet.`} />;
}
