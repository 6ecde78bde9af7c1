import type { StatusView } from '../status';
export declare const lifecycleStages: readonly ["initiated", "under_review", "approved", "compliant", "executed"];
export type LifecycleStage = (typeof lifecycleStages)[number];
export declare const lifecycleStageView: Record<LifecycleStage, StatusView>;
export type StageState = 'done' | 'current' | 'upcoming';
export declare function stageState(stage: LifecycleStage, current: LifecycleStage): StageState;
