import type { ReactNode } from 'react';
import { EmptyState } from '../ui';
import { useOwnCompany } from '../workspace';

export interface NoneOfOwnProps {
  /** What is listed, in the singular, such as “contract”. */
  readonly noun: string;
  /** What an empty list says in the portals that show all companies. */
  readonly children: ReactNode;
}

/**
 * An empty list: in the portal of a company it says that the company has no such record.
 *
 * @example
 * <NoneOfOwn noun="contract">
 *   <EmptyState title="No contracts yet" description="Create the first one." />
 * </NoneOfOwn>
 */
export function NoneOfOwn({ noun, children }: NoneOfOwnProps) {
  const company = useOwnCompany();
  if (company === undefined) return children;
  return (
    <EmptyState
      title={`No ${noun} of your company`}
      description={`There is no ${noun} of ${company} yet.`}
    />
  );
}
