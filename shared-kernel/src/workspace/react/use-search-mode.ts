import type { SearchMode } from '../../domain/search';
import { useWorkspaceScope } from './workspace-context';

/**
 * The kind of search in lists. In `reference`, it is the plain text search of the specification.
 *
 * @example
 * const isPlain = useSearchMode() === 'plain';
 */
export function useSearchMode(): SearchMode {
  return useWorkspaceScope().workspace.behaviour === 'reference' ? 'plain' : 'wide';
}
