export { requiredText, storedLimits, typedLimits, typedText, lineSchema } from './text-limits';
