import { type LifecycleStage } from '../lifecycle/lifecycle-stage';
export declare const issuePrefix: (stage: LifecycleStage) => string;
export declare const milestoneIssue: (stage: LifecycleStage, comment: string) => string;
