export { foldLetters } from './fold-letters';
export { emailText, isEmail, mailtoAddress, optionalEmailText } from './email';
export { encodeForUrl } from './encode-for-url';
export { phoneText, telAddress } from './phone';
export { createLookalikeMatcher, appearanceKeys } from './lookalike';
export { maxTextLength, requiredText, storedLimits, inputLimits, trimmedText } from './text-limits';
export { isWebAddress, webAddressText } from './web-address';
