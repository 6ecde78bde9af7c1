export type { SecurityControl, SystemHealth } from './system-status';
