export {
  requiredText,
  storedLimits,
  typedLimits,
  typedText,
  lineSchema,
  atMost,
} from './text-limits';
