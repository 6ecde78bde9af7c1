interface Identified {
    readonly id: string;
}
export interface RecordStepperProps {
    readonly noun: string;
    readonly records: readonly Identified[];
    readonly openId: string;
    readonly onStep: (id: string) => void;
}
export declare function RecordStepper({ noun, records, openId, onStep }: RecordStepperProps): import("react").JSX.Element;
export {};
