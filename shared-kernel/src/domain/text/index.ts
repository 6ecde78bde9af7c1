export { requiredText, storedLimits, typedLimits, typedText, atMost } from './text-limits';
