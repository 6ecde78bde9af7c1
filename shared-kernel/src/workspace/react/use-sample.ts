import { useQuery } from '@tanstack/react-query';
import { loadSample } from '../database/seed-data';

/**
 * Returns the sample data without the user’s changes.
 *
 * @example
 * const { data: sample } = useSample();
 */
export const useSample = ({ enabled = true }: { readonly enabled?: boolean } = {}) =>
  useQuery({
    queryKey: ['sample'],
    queryFn: loadSample,
    enabled,
    staleTime: Infinity,
    gcTime: Infinity,
  });
