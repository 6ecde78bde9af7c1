import { Component, type ReactNode } from 'react';
export interface ErrorFallback {
    readonly error: unknown;
    readonly reset: () => void;
}
export interface ErrorBoundaryProps {
    readonly children: ReactNode;
    readonly fallback?: (failure: ErrorFallback) => ReactNode;
    readonly onReset?: () => void;
}
interface State {
    readonly failure: {
        readonly error: unknown;
    } | undefined;
}
export declare class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
    state: State;
    static getDerivedStateFromError(error: unknown): State;
    readonly reset: () => void;
    render(): string | number | bigint | boolean | Iterable<ReactNode> | Promise<string | number | bigint | boolean | import("react").ReactPortal | import("react").ReactElement<unknown, string | import("react").JSXElementConstructor<any>> | Iterable<ReactNode> | null | undefined> | import("react").JSX.Element | null | undefined;
}
export {};
