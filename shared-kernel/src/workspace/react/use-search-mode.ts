import type { SearchMode } from '../../domain/search';
import { useWorkspaceScope } from './workspace-context';

/**
 * Returns how lists are searched. In `reference` mode, it is the plain text search that the specification describes.
 *
 * @example
 * const isPlain = useSearchMode() === 'plain';
 */
export function useSearchMode(): SearchMode {
  return useWorkspaceScope().workspace.behaviour === 'reference' ? 'plain' : 'wide';
}
