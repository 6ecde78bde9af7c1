import type { Draft } from '../drafts/use-draft';
import { type Place } from './leaves-form';
interface AskBeforeLeavingProps {
    readonly isSaving: boolean;
    readonly draft?: Draft | undefined;
    readonly leaves?: (current: Place, next: Place) => boolean;
    readonly isLeaving?: boolean;
    readonly onStay?: () => void;
    readonly onLeave?: () => void;
}
export interface UnsavedGuardProps extends AskBeforeLeavingProps {
    readonly isDirty: boolean;
}
export declare const UnsavedGuard: ({ isDirty, ...props }: UnsavedGuardProps) => false | import("react").JSX.Element;
export {};
