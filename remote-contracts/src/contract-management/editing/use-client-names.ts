import { useMemo, useState } from 'react';
import { clientChoices } from 'shared-kernel/domain/client';
import { foldName, useIndexed } from 'shared-kernel/workspace';

const maxSuggested = 20;

/** The highest text that begins so. */
const lastOf = (beginning: string) => `${beginning}\uffff`;

/**
 * The names of the workspace's clients that begin as typed; those found last while it looks. A
 * contract's client need not be one of them. Of several with the same name each has its id beside it.
 */
export function useClientNames(typed: string): readonly string[] {
  const query = useMemo(() => {
    const beginning = foldName(typed);
    return { from: beginning, to: lastOf(beginning), limit: maxSuggested };
  }, [typed]);
  const { data } = useIndexed('clients', 'name', query);
  const [found, setFound] = useState(data);
  if (data && data !== found) setFound(data);
  return useMemo(() => clientChoices(found ?? []), [found]);
}
