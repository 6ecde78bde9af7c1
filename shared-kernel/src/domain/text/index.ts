export { bareLetters } from './bare-letters';
export { emailText, isEmail, mailtoAddress, optionalEmailText } from './email';
export { encodeForUrl } from './encode-for-url';
export { phoneText, telAddress } from './phone';
export { looksLike, looksOf } from './looks-like';
export { atMost, requiredText, storedLimits, typedLimits, typedText } from './text-limits';
export { isWebAddress, webAddressText } from './web-address';
