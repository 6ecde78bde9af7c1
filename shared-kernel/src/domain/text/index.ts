export { foldLetters } from './fold-letters';
export { requiredEmailSchema, isEmail, mailtoAddress, optionalEmailSchema } from './email';
export { encodeForUrl } from './encode-for-url';
export { optionalPhoneSchema, telAddress } from './phone';
export { createLookalikeMatcher, appearanceKeys } from './lookalike';
export {
  maxTextLength,
  requiredTextSchema,
  storedLimits,
  inputLimits,
  trimmedTextSchema,
} from './text-limits';
export { isWebAddress, optionalWebAddressSchema } from './web-address';
