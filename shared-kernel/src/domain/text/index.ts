export { emailText, isEmail, mailtoAddress } from './email';
export { looksLike } from './looks-like';
export { requiredText, storedLimits, typedLimits, typedText, atMost } from './text-limits';
