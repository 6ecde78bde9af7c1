export { codeAt, secondsLeft } from './code';
