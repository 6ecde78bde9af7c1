export declare function useLastPortal(): {
    lastPortal: "admin" | "client" | "law_firm" | "banking" | "vendor" | "regulator" | undefined;
    remember: (portal: "admin" | "client" | "law_firm" | "banking" | "vendor" | "regulator") => void;
};
