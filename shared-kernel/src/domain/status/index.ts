export { commonStatus, type IconName, type StatusView, type Tone } from './status-view';
