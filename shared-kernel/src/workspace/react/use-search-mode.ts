import type { SearchMode } from '../../domain/search';
import { useWorkspaceScope } from './workspace-context';

/**
 * The kind of search in lists: in `reference`, plain text search as specified for the sample.
 *
 * @example
 * const isPlain = useSearchMode() === 'plain';
 */
export function useSearchMode(): SearchMode {
  return useWorkspaceScope().workspace.behaviour === 'reference' ? 'plain' : 'wide';
}
