export { lifecycleStages, lifecycleStageSchema, lifecycleStageView, nextStage, stageState, type LifecycleStage, type StageState, } from './lifecycle-stage';
export { riskLevels, riskLevelSchema, riskLevelView, type RiskLevel } from './risk-level';
export { screeningStatuses, screeningStatusSchema, screeningStatusView, type ScreeningStatus, } from './screening-status';
export { clientListSignOffs, completedSignOffs, requiredSignOffs } from './sign-offs';
