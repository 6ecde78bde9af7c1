import { type ReactNode } from 'react';
export declare const FaultReport: import("react").Context<((error: unknown) => ReactNode) | undefined>;
