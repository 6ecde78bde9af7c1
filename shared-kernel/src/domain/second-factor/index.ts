export { generateCode, countSecondsLeft } from './code';
