export { requiredText, storedLimits, typedLimits, typedText } from './text-limits';
