import type { SearchReach } from '../../domain/search';
import { useWorkspaceScope } from './workspace-context';

/**
 * How far the searches of lists reach: in `reference` as the sample was specified, a plain part of a text.
 *
 * @example
 * const isPlain = useSearchReach() === 'plain';
 */
export function useSearchReach(): SearchReach {
  return useWorkspaceScope().workspace.behaviour === 'reference' ? 'plain' : 'wide';
}
