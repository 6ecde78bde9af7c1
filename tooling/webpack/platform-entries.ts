/** Kernel entries that hold state or are heavy: the shell alone brings them. */
export const kernelPlatform = [
  'shared-kernel/charts',
  'shared-kernel/form',
  'shared-kernel/shell',
  'shared-kernel/theme',
  'shared-kernel/ui',
  'shared-kernel/workspace',
] as const;
