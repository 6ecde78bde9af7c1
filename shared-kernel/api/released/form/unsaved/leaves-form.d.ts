export interface Place {
    readonly pathname: string;
    readonly search: string;
}
export declare function leavesForm(current: Place, next: Place): boolean;
export declare const leavesDialog: (current: Place, next: Place) => boolean;
