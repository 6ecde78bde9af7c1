export { generateAuthenticatorCode, getRemainingSeconds } from './code';
