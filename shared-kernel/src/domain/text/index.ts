export { bareLetters } from './bare-letters';
export { emailText, mailtoAddress } from './email';
export { encodeForUrl } from './encode-for-url';
export { looksLike } from './looks-like';
export { atMost, requiredText, storedLimits, typedLimits, typedText } from './text-limits';
