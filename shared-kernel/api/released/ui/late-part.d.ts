import type { ComponentType, ReactNode } from 'react';
import { useToast } from '../shell';
interface LatePartProps<Props> {
    readonly load: () => Promise<ComponentType<Props>>;
    readonly isAsked: boolean;
    readonly failure: Parameters<ReturnType<typeof useToast>['show']>[0];
    readonly onFail: () => void;
    readonly children: (Part: ComponentType<Props>) => ReactNode;
}
export declare function LatePart<Props>({ load, isAsked, failure, onFail, children, }: LatePartProps<Props>): import("react").JSX.Element | null;
export {};
