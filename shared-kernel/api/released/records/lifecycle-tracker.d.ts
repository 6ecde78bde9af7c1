import { type LifecycleStage } from '../domain/lifecycle/lifecycle-stage';
export interface LifecycleTrackerProps {
    readonly stage: LifecycleStage;
    readonly signOffs: {
        readonly completed: number;
        readonly required: number;
    };
    readonly orientation?: 'auto' | 'vertical';
    readonly notes?: Partial<Readonly<Record<LifecycleStage, string>>>;
    readonly label?: string;
}
export declare function LifecycleTracker({ stage: current, signOffs, orientation, notes, label, }: LifecycleTrackerProps): import("react").JSX.Element;
