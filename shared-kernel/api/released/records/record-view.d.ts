import type { ReactNode } from 'react';
import { type DataViewQuery } from '../ui';
import { type RecordNotFoundProps } from './record-not-found';
export interface RecordViewProps<T> extends RecordNotFoundProps {
    readonly query: DataViewQuery<T | null>;
    readonly children: (record: T) => ReactNode;
}
export declare const RecordView: <T>({ query, children, ...notFound }: RecordViewProps<T>) => import("react").JSX.Element;
