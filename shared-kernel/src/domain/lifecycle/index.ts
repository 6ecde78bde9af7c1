export {
  lifecycleStages,
  lifecycleStageDisplay,
  type LifecycleStage,
  countCompletedSignOffs,
  requiredSignOffs,
} from './lifecycle-stage';
export { riskLevelDisplay, type RiskLevel } from './risk-level';
