import { type ReactNode } from 'react';
export interface RecordTextProps {
    readonly children: ReactNode;
    readonly whole?: boolean;
}
export declare function RecordText({ children, whole }: RecordTextProps): string | number | bigint | boolean | Iterable<ReactNode> | Promise<string | number | bigint | boolean | import("react").ReactPortal | import("react").ReactElement<unknown, string | import("react").JSXElementConstructor<any>> | Iterable<ReactNode> | null | undefined> | import("react").JSX.Element | (string | import("react").JSX.Element)[] | null | undefined;
