export interface RelativeTimeProps {
    readonly at: string;
    readonly now: string;
}
export declare const RelativeTime: ({ at, now }: RelativeTimeProps) => import("react").JSX.Element;
