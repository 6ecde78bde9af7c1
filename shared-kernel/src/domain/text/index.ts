export { bareLetters } from './bare-letters';
export { emailText, isEmail, mailtoAddress } from './email';
export { looksLike } from './looks-like';
export {
  atMost,
  hasCharacters,
  requiredText,
  storedLimits,
  typedLimits,
  typedText,
} from './text-limits';
