import { type ListPlace } from './list-place';
export interface ListViewsProps {
    readonly place: ListPlace;
}
export declare function ListViews({ place }: ListViewsProps): import("react").JSX.Element | null;
