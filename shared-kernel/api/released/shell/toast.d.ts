export declare const toastDurationMs = 5000;
export declare const toastRemovalDelayMs = 1000000;
export interface ToastAction {
    readonly label: string;
    readonly run: () => void;
}
export interface Toast {
    readonly id: number;
    readonly title: string;
    readonly description?: string | undefined;
    readonly action?: ToastAction | undefined;
    readonly variant: 'default' | 'destructive';
    readonly isOpen: boolean;
}
export type ToastRequest = Pick<Toast, 'title' | 'description' | 'action'> & {
    readonly variant?: Toast['variant'];
};
export declare const useWithdrawOffer: () => () => void;
export declare function useCurrentToast(): {
    toast: Toast | undefined;
    hide: (id: number) => void;
};
export declare function useToast(): {
    show: (request: ToastRequest) => void;
};
