export { Chart } from './chart';
export { printPage } from './print-page';
