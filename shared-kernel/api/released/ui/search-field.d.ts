export interface SearchFieldProps {
    readonly label: string;
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly shortcut?: string | null;
    readonly autoFocus?: boolean;
}
export declare function SearchField({ label, value, onChange, shortcut, autoFocus, }: SearchFieldProps): import("react").JSX.Element;
