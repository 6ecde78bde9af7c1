import type { SearchReach } from '../../domain/search';
import { useWorkspaceScope } from './workspace-context';

/**
 * The kind of search in lists: in `reference`, plain text search as specified for the sample.
 *
 * @example
 * const isPlain = useSearchReach() === 'plain';
 */
export function useSearchReach(): SearchReach {
  return useWorkspaceScope().workspace.behaviour === 'reference' ? 'plain' : 'wide';
}
