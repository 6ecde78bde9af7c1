export interface ClearFiltersProps {
    readonly isActive: boolean;
    readonly onClear: () => void;
}
export declare function ClearFilters({ isActive, onClear }: ClearFiltersProps): import("react").JSX.Element | null;
