export {
  commonStatus,
  iconNames,
  tones,
  type IconName,
  type StatusView,
  type Tone,
} from './status-view';
