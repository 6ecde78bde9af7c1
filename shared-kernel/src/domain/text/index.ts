export { foldLetters } from './fold-letters';
export { emailText, isEmail, mailtoAddress, optionalEmailText } from './email';
export { encodeForUrl } from './encode-for-url';
export { phoneText, telAddress } from './phone';
export { looksLike, appearanceKeys } from './looks-like';
export { atMost, requiredText, storedLimits, typedLimits, typedText } from './text-limits';
export { isWebAddress, webAddressText } from './web-address';
