/** Libraries that only the shell bundles, because a page must not load them twice. */
const libraries = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'jotai'] as const;

/**
 * Kernel modules that every screen needs. Only the shell bundles them, because they are large or must exist only once.
 */
const coreModules = ['format', 'shell', 'theme', 'ui', 'workspace'] as const;

/** Kernel modules that load only with screens that list them in `needs`. */
export const optionalModules = ['form', 'records'] as const;

const charts = 'charts';

const lazyModules = [...optionalModules, charts] as const;

/** A shared module that loads only with the screens that need it. */
export type LazyModule = (typeof lazyModules)[number];

const inKernel = <Part extends string>(part: Part) => `shared-kernel/${part}` as const;

const kernel = [...coreModules, ...lazyModules].map(inKernel);

type SharedModuleName = (typeof libraries)[number] | (typeof kernel)[number];

type PackageOf<Name extends string> = Name extends `${infer Package}/${string}` ? Package : Name;

type SharedPackage = PackageOf<SharedModuleName>;

/** The modules that the shell shares with remotes. */
export const sharedModuleNames = {
  libraries,
  kernel,
  lazyModules,
  /** Screens declare the charts module in the field `draws`, because older shells reject unknown values in `needs`. */
  charts,
  packageOf: (name: SharedModuleName): SharedPackage => name.replace(/\/.*$/, '') as SharedPackage,
} as const;

/** The names of the shell’s chunks with shared modules. */
export const sharedModuleChunks = {
  core: 'platform',
  partOf: (part: LazyModule): string => `platform-${part}`,
} as const;
