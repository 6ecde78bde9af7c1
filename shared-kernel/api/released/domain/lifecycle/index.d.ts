export { lifecycleStages, lifecycleStageSchema, lifecycleStageView, stageState, type LifecycleStage, nextStage, } from './lifecycle-stage';
export { riskLevels, riskLevelView, type RiskLevel, riskLevelSchema } from './risk-level';
export { type ScreeningStatus } from './screening-status';
export { clientListSignOffs, completedSignOffs, requiredSignOffs } from './sign-offs';
