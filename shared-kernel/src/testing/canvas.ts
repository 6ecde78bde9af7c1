export { lendCanvas } from '../format/test-canvas';
