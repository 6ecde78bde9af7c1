import { type LifecycleStage } from '../lifecycle';
export declare const milestoneLogic: Record<LifecycleStage, string>;
