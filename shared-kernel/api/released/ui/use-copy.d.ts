export declare function useCopy(): {
    isCopied: boolean;
    copy: (text: string) => void;
};
