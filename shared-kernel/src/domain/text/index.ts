export {
  atMost,
  lineSchema,
  requiredText,
  storedLimits,
  typedLimits,
  typedText,
} from './text-limits';
