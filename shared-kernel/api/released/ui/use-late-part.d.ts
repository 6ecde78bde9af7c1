import { type ComponentType } from 'react';
interface LatePartOptions<Props> {
    readonly load: () => Promise<ComponentType<Props>>;
    readonly occasion: string | number | undefined;
    readonly onFail: () => void;
}
export declare function useLatePart<Props>({ load, occasion, onFail }: LatePartOptions<Props>): {
    Part: ComponentType<Props> | undefined;
    forget: () => void;
};
export {};
