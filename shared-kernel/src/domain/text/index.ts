export { requiredText, typedLimits, typedText, lineSchema, atMost } from './text-limits';
