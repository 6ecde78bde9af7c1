type Download = (name: string, type: string, file: Blob) => void;
export declare function useExportWorkspace(download: Download): {
    handOut: () => Promise<void>;
    isPending: boolean;
    availability: import("./command-result").Availability;
    progress: number | undefined;
    cancel: () => void;
};
export {};
