export { normalizeLetters } from './normalize-letters';
export {
  createRequiredEmailSchema,
  isEmail,
  createMailtoUri,
  createOptionalEmailSchema,
} from './email';
export { encodeUrlText } from './encode-url-text';
export { optionalPhoneSchema, createTelUri } from './phone';
export { createLookalikeMatcher, createLookalikeKeys } from './lookalike';
export {
  createMaxLengthCheck,
  createRequiredTextSchema,
  storedLimits,
  inputLimits,
  createTrimmedTextSchema,
} from './text-limits';
export { isWebAddress, optionalWebAddressSchema } from './web-address';
