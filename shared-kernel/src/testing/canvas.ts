export { mockCanvas } from '../format/test-canvas';
