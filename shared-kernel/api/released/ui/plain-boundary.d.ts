import { Component, type ErrorInfo, type ReactNode } from 'react';
interface PlainBoundaryProps {
    readonly children: ReactNode;
    readonly fallback: (error: unknown) => ReactNode;
    readonly onError?: (error: unknown, info: ErrorInfo) => void;
}
interface PlainBoundaryState {
    readonly failure: {
        readonly error: unknown;
    } | undefined;
}
export declare class PlainBoundary extends Component<PlainBoundaryProps, PlainBoundaryState> {
    state: PlainBoundaryState;
    static getDerivedStateFromError(error: unknown): PlainBoundaryState;
    componentDidCatch(error: unknown, info: ErrorInfo): void;
    render(): ReactNode;
}
export {};
