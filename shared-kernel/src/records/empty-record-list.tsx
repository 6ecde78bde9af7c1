import type { ReactNode } from 'react';
import { EmptyState } from '../ui';
import { useOwnCompany } from '../workspace';

export interface EmptyRecordListProps {
  /** The records of the list as a plural noun, such as “contracts”. */
  readonly noun: string;
  readonly children: ReactNode;
}

/**
 * The empty state of a list. In a company’s portal, the message says that the company has no records of this kind.
 *
 * @example
 * <EmptyRecordList noun="contracts">
 *   <EmptyState title="No contracts yet" description="Create the first one." />
 * </EmptyRecordList>
 */
export function EmptyRecordList({ noun, children }: EmptyRecordListProps) {
  const company = useOwnCompany();
  if (company === undefined) return children;
  return <EmptyState title={`No ${noun} yet`} description={`${company} has no ${noun} yet.`} />;
}
