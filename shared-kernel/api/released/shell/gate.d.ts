export declare const gateStorageKey = "tf_site_gate";
export declare function isGateOpen(): boolean;
export declare function useGate(): {
    isOpen: boolean;
    open: () => void;
    lock: () => void;
};
