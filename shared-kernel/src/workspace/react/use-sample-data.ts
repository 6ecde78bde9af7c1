import { useQuery } from '@tanstack/react-query';
import { loadSampleData } from '../database/seed-data';

/**
 * Returns the sample data without the user’s changes.
 *
 * @example
 * const { data: sample } = useSampleData();
 */
export const useSampleData = ({ enabled = true }: { readonly enabled?: boolean } = {}) =>
  useQuery({
    queryKey: ['sample'],
    queryFn: loadSampleData,
    enabled,
    staleTime: Infinity,
    gcTime: Infinity,
  });
