export { authenticatorAddress, newSecret } from './authenticator';
export { codeAt, isCodeAt, secondsLeft } from './code';
