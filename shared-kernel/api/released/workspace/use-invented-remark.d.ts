export declare function useInventedRemark(remark: string): string | undefined;
