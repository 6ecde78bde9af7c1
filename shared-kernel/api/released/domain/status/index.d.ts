export { commonStatus } from './common-status';
export { iconNames, tones, type IconName, type StatusView, type Tone } from './status-view';
