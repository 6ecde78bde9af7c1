import type { FigureRequest } from '../domain/overview';
export type FigureBasis = Omit<FigureRequest<string>, 'period'>;
export interface FigureRecordsQuery {
    readonly status: 'pending' | 'error' | 'success';
    readonly data: FigureBasis | undefined;
    readonly error: Error | null;
    readonly refetch: () => void;
}
export declare function useFigureRecords(): FigureRecordsQuery;
