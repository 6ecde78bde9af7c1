import { type ReactNode } from 'react';
export interface FilterOption<T extends string> {
    readonly value: T;
    readonly label: ReactNode;
}
export interface FilterSelectProps<T extends string> {
    readonly label: string;
    readonly value: T;
    readonly options: readonly FilterOption<T>[];
    readonly onChange: (value: T) => void;
}
export declare function FilterSelect<T extends string>({ label, value, options, onChange, }: FilterSelectProps<T>): import("react").JSX.Element;
