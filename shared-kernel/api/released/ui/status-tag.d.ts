import type { StatusView } from '../domain/status';
export interface StatusTagProps {
    readonly view: StatusView;
    readonly size?: 'small' | 'medium';
}
export declare function StatusTag({ view, size }: StatusTagProps): import("react").JSX.Element;
