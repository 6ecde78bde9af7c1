import type { ComponentType, ReactNode } from 'react';
import { type ToastRequest } from '../shell/toast';
interface LatePartProps<Props> {
    readonly load: () => Promise<ComponentType<Props>>;
    readonly isAsked: boolean;
    readonly failure: ToastRequest;
    readonly onFail: () => void;
    readonly children: (Part: ComponentType<Props>) => ReactNode;
}
export declare function LatePart<Props>({ load, isAsked, failure, onFail, children, }: LatePartProps<Props>): import("react").JSX.Element | null;
export {};
