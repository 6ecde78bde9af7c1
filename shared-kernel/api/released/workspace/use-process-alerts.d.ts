export declare const useProcessAlerts: () => import("@tanstack/react-query").UseQueryResult<readonly {
    id: string;
    level: "CRITICAL" | "HIGH" | "INFO" | "ACTIVE";
    title: string;
    message: string;
    processId: string;
    at: string;
}[]>;
