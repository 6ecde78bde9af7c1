export interface PrintHeaderProps {
    readonly title: string;
    readonly filters?: readonly (readonly [label: string, value: string])[];
    readonly asOf: string;
}
export declare function PrintHeader({ title, filters, asOf }: PrintHeaderProps): import("react").JSX.Element;
