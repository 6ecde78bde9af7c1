export interface IndexOrder {
    readonly index: string;
    readonly descending: boolean;
}
