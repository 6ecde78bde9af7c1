export declare const illustrations: readonly ["records", "search", "inbox", "chart", "done", "people"];
export type IllustrationName = (typeof illustrations)[number];
export declare function Illustration({ name }: {
    readonly name: IllustrationName;
}): import("react").JSX.Element;
