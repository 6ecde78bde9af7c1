import { type LifecycleStage } from './lifecycle-stage';
export declare const requiredSignOffs = 3;
export declare const completedSignOffs: (stage: LifecycleStage) => number;
export declare const clientListSignOffs: (stage: LifecycleStage) => number;
