export {
  commonStatusDisplay,
  type IconName,
  type StatusDisplay,
  type Tone,
} from './status-display';
