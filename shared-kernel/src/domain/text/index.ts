export { bareLetters } from './bare-letters';
export { emailText, mailtoAddress } from './email';
export { looksLike } from './looks-like';
export { atMost, requiredText, storedLimits, typedLimits, typedText } from './text-limits';
