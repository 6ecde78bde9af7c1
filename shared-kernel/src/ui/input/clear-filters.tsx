import { Button } from '../antd';

export interface ClearFiltersProps {
  /** Whether any filter is on; without one there is nothing to clear and no button. */
  readonly isActive: boolean;
  readonly onClear: () => void;
}

/**
 * The way back to everything.
 *
 * @example
 * <ClearFilters isActive={isNarrowed} onClear={onClose} />
 */
export function ClearFilters({ isActive, onClear }: ClearFiltersProps) {
  if (!isActive) return null;
  return (
    <Button type="link" size="small" onClick={onClear}>
      Clear filters
    </Button>
  );
}
