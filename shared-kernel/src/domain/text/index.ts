export {
  atMost,
  idSchema,
  lineSchema,
  longTextSchema,
  requiredText,
  storedLimits,
  typedLimits,
  typedText,
} from './text-limits';
