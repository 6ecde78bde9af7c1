/** Kernel entries that hold state or are heavy: the shell alone brings them. */
export const kernelPlatform = [
  'shared-kernel/charts',
  'shared-kernel/form',
  'shared-kernel/records',
  'shared-kernel/shell',
  'shared-kernel/theme',
  'shared-kernel/ui',
  'shared-kernel/workspace',
] as const;

/** Libraries of which a page may hold one instance: the shell's. */
export const libraryPlatform = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'jotai',
] as const;
