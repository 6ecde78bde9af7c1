export interface RecordNotFoundProps {
    readonly noun: string;
    readonly id: string;
    readonly onLeave: () => void;
    readonly backLabel: string;
}
export declare const RecordNotFound: ({ noun, id, backLabel, onLeave }: RecordNotFoundProps) => import("react").JSX.Element;
