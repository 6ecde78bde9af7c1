export { normalizeLetters } from './normalize-letters';
export {
  createRequiredEmailSchema,
  isEmail,
  createMailtoUri,
  createOptionalEmailSchema,
} from './email';
export { encodeUrlText } from './encode-url-text';
export { optionalPhoneSchema, createTelUri } from './phone';
export { createLookalikeMatcher, createAppearanceKeys } from './lookalike';
export {
  maxTextLength,
  requiredTextSchema,
  storedLimits,
  inputLimits,
  trimmedTextSchema,
} from './text-limits';
export { isWebAddress, optionalWebAddressSchema } from './web-address';
