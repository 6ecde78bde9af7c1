export { lifecycleStages, lifecycleStageSchema, lifecycleStageView, stageState, type LifecycleStage, } from './lifecycle-stage';
export { riskLevels, riskLevelView, type RiskLevel } from './risk-level';
export { screeningStatusView, type ScreeningStatus } from './screening-status';
export { clientListSignOffs, completedSignOffs, requiredSignOffs } from './sign-offs';
